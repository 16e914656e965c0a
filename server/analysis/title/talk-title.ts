import { cleanHeading } from './headings';
import { type PageFacts } from '../page/page-facts';
import { foldText } from '../page/fold-text';
import { cellsOf } from '../page/places';
import { isRowOrField } from './rows-and-fields';
import { CHANNEL } from './title-candidates';

/** Signs behind a name: its handle, a dot, a button, whether the person is there. */
const BESIDE_NAME =
  /\s*(?:[@•·]|(?<=\S )(?:follow(?:ing)?|folgen|abonnieren|suivre|seguir|online|en ligne|en línea|zuletzt|last seen|active now)\b).*$/iu;
const SENTENCE = /^.{12,}?[.!?](?= |$)/u;
/** Share of a telephone's height. */
const BAR_ZONE = 0.12;
/** The empty field over a list of talks. */
const SEARCH =
  /^\P{L}{0,3}(?:search|suchen?|rechercher?|buscar|cerca|szukaj|pesquisar?)\P{L}{0,3}$/u;
/** Characters after which a sentence is long enough for a title. */
const ENOUGH = 80;

/** The channel that is open stands in the list, over the talk and where one writes; else the largest name. */
export function channel(facts: PageFacts): string | null {
  const named = (facts.folded.match(/# ?[\p{L}\d_-]+/gu) ?? []).map((name) =>
    name.replace(' ', ''),
  );
  const [best] = facts.lines
    .flatMap(cellsOf)
    .filter(({ text }) => CHANNEL.test(text))
    .map(({ text, box }) => ({ name: text.replace(/\s/g, ''), height: box.h }))
    .map((each) => ({ ...each, mentions: named.filter((name) => name === each.name).length }))
    .sort((a, b) => b.mentions - a.mentions || b.height - a.height);
  return best?.name ?? null;
}

/** The first large line that reads like a name. */
export function topName(facts: PageFacts): string | null {
  const line = facts.lines.find(
    ({ text, box }) =>
      box.y < facts.height * 0.35 &&
      /\p{Lu}\p{L}+/u.test(text) &&
      !/^\d|\d:\d\d/.test(text) &&
      !SEARCH.test(foldText(text)) &&
      !isRowOrField(text),
  );
  if (!line) return null;
  return cleanHeading(line.text.replace(BESIDE_NAME, '')) || line.text;
}

/** In the bar over a talk the time when the other was last seen may be read into the name's line. */
export function nameInBar(facts: PageFacts): string | null {
  const bar = facts.lines.find(({ box }) => box.y < facts.height * BAR_ZONE);
  return (bar && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/u.exec(bar.text)?.[0]) ?? null;
}

export function authorAndFirst(facts: PageFacts): string | null {
  const author = topName(facts);
  return [author, firstSentence(facts, author)].filter(Boolean).join(': ') || null;
}

/** The words of the author, to their end or as far as a title reaches. */
function firstSentence(facts: PageFacts, author: string | null): string | null {
  const from = facts.lines.findIndex(
    ({ words, text }) => words.length >= 6 && !(author && text.includes(author)),
  );
  if (from < 0) return null;
  let text = '';
  for (const line of facts.lines.slice(from)) {
    text = `${text} ${line.text}`.trim();
    if (line.words.length < 6 || text.length > ENOUGH || SENTENCE.test(text)) break;
  }
  return SENTENCE.exec(text)?.[0] ?? text;
}
