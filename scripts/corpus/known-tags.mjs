import { acceptedTags } from './fit/tags.mjs';

const normal = (text) => text.normalize('NFKC').toLowerCase();

/** The tags of a workspace that holds the other images of the folder, in the order of the alphabet. */
export function knownTagsFor(truth, truths) {
  const others = truths.filter((other) => other !== truth);
  return [...new Set(others.flatMap((other) => [...acceptedTags(other)]))].sort();
}

/** The tags of the workspace that were chosen because the page says them. */
export function printKnown(truths, results) {
  const chosen = truths.flatMap((truth, i) => {
    const accepted = acceptedTags(truth);
    return results[i].known_tags.map((tag) => accepted.has(normal(tag)));
  });
  const right = chosen.filter(Boolean).length;
  const share = chosen.length === 0 ? '-' : (right / chosen.length).toFixed(3);
  console.log(`tags of the workspace, right           ${right} of ${chosen.length} (${share})`);
}
