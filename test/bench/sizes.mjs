// P2, P2n and P3: the cost of the size of a vault, and of the vaults around it.
import * as bodies from './bodies.mjs';
import { withFloor } from './lib.mjs';
import { FIRST_PAGE } from './list.mjs';
import { judge, timeRatios } from './measures.mjs';

/** Sends a request to the product that holds the vault. */
const ask = (path, { vault, product }) =>
  fetch(`${product.url}/api${path}`, { headers: { cookie: vault.cookie } });

async function cursorOf(place) {
  return (await ask(FIRST_PAGE, place)).headers.get('x-next-cursor');
}

const PAGES = {
  'first page': { path: () => FIRST_PAGE, isRight: bodies.isPageOf60 },
  'cursor page': {
    path: (cursor) => `${FIRST_PAGE}&cursor=${cursor}`,
    isRight: bodies.isPageOf60,
  },
  'calendar month': {
    path: () => '/calendar?year=2026&month=5&tz=Europe/Berlin',
    isRight: bodies.isMonth,
  },
  tags: { path: () => '/tags', isRight: bodies.isTagList },
  dashboard: { path: () => '/dashboard?tz=Europe/Berlin', isRight: bodies.isDashboard },
};

const rare = ({ start }) => `nr${String(start + 42).padStart(7, '0')}`;

/** From the most common word to one on a single screenshot, a part of a word, and a word that does not occur. */
const WORDS = {
  common: { word: () => 'baba ', isRight: bodies.isPageOf60 },
  medium: { word: () => 'rebabe ', isRight: bodies.hasRows },
  rare: { word: (vault) => `${rare(vault)} `, isRight: bodies.isOneRow },
  part: { word: () => 'onabi', isRight: bodies.hasRows },
  absent: { word: () => 'zzzzzzzzzz', isRight: bodies.isEmptyList },
};

/** Every page of one vault against the same page of another. */
async function comparePages(id, bar, one, other) {
  const cursors = [await cursorOf(one), await cursorOf(other)];
  const words = [];
  for (const [name, { path, isRight }] of Object.entries(PAGES)) {
    const [ours, theirs] = [one, other].map((place, at) => () => ask(path(cursors[at]), place));
    words.push(judge(id, name, await timeRatios(ours, theirs, isRight), bar));
  }
  return words;
}

const search = (word, place) => ask(`${FIRST_PAGE}&q=${encodeURIComponent(word)}`, place);

async function compareSearch(id, bar, one, other) {
  const words = [];
  for (const [name, { word, isRight }] of Object.entries(WORDS)) {
    const [ours, theirs] = [one, other].map((place) => () => search(word(place.vault), place));
    const found = await timeRatios(ours, theirs, isRight);
    words.push(judge(id, `search, ${name} word`, found, bar));
  }
  return words;
}

/** The words for which a scan reads all texts; common words fill a page long before the end. */
const SCANNED = ['rare', 'absent'];

function compareWithScan(bar, place, databaseUrl) {
  const env = { DATABASE_URL: databaseUrl, WORKSPACE: place.vault.workspaceId };
  return withFloor('scan', env, async (floor) => {
    const words = [];
    for (const name of SCANNED) {
      const { word, isRight } = WORDS[name];
      const typed = word(place.vault);
      const scan = () => fetch(`${floor.url}/scan?q=${encodeURIComponent(typed.trim())}`);
      const few = { count: 5, warmUp: 2 };
      const found = await timeRatios(() => search(typed, place), scan, isRight, few);
      words.push(judge('P3', `search, ${name} word, ours / substring scan`, found, bar));
    }
    return words;
  });
}

export function manyRows({ crowd, large, small, product }) {
  return comparePages('P2', 2, { vault: large, product: crowd }, { vault: small, product });
}

export async function manyOthers({ crowd, amongMany, small, product }) {
  const places = [
    { vault: amongMany, product: crowd },
    { vault: small, product },
  ];
  const pages = await comparePages('P2n', 1.5, ...places);
  return [...pages, ...(await compareSearch('P2n', 1.5, ...places))];
}

export async function searches({ crowd, crowdUrl, large, middle }) {
  const place = { vault: middle, product: crowd };
  const bySize = await compareSearch('P3', 15, { vault: large, product: crowd }, place);
  return [...bySize, ...(await compareWithScan(0.05, place, crowdUrl))];
}
