import type { ActivityEntry } from '../../../server/contract/activity';
import { formatDate } from '../../shared/format';
import { activityTexts, teamTexts } from './texts';

/** Doings that come image by image, often many at a time. */
const GATHERED: ReadonlySet<ActivityEntry['kind']> = new Set([
  'uploaded',
  'copied_in',
  'moved_in',
  'moved_out',
]);

const isSameDoing = (a: ActivityEntry, b: ActivityEntry): boolean =>
  a.kind === b.kind && GATHERED.has(a.kind) && a.actor !== null && a.actor.id === b.actor?.id;

/** Merges consecutive uploads, copies or moves of one person on one day into one entry. */
export function gatherEntries(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const lines: ActivityEntry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const isMore =
      last &&
      isSameDoing(last, entry) &&
      formatDate(last.created_at) === formatDate(entry.created_at);
    if (!isMore) lines.push(entry);
    else lines.splice(-1, 1, { ...last, count: last.count + entry.count, screenshot_id: null });
  }
  return lines;
}

/** The person and the sentence; a deleted account has no name. */
export function activitySentence(entry: ActivityEntry): { who: string; sentence: string } {
  const who = entry.actor?.name ?? teamTexts.somebody;
  const whom = entry.member?.name ?? teamTexts.somebody.toLowerCase();
  return { who, sentence: activityTexts.sentences[entry.kind](entry, who, whom) };
}
