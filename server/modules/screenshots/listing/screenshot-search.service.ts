import { Injectable } from '@nestjs/common';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import type { ListFilter, TextSearch } from '../search/list-filter';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { matchOf } from '../search/search-match';
import { lighten, type ScreenshotRow } from '../rows/screenshot-row';
import {
  type ClassNumber,
  type Meaning,
  isRareClass,
  type SearchClass,
  searchClasses,
  searchedWords,
  wordsMeant,
} from '../search/search-plan';
import { areRare, isLikelyRare } from '../search/rare-words';
import { SearchLookups } from '../search/search-lookups';
import { SearchWordsRepository } from '../search/search-words.repository';

export interface SearchPage {
  limit: number;
  after: { rankClass: number; createdAt: Date; id: string } | null;
  withText: boolean;
}

/** Typing mistakes are only searched for when fewer than this many results are found without them. */
const FEW = 10;
/** Further words must match as they are typed. */
const MOST_EXPANDED = 8;

type Search = ListFilter & { text: TextSearch };

interface Reach {
  number: ClassNumber;
  /** Class 3 only: also words with one letter more, less or different. */
  withMistakes: boolean;
}

const PARTS: Reach = { number: 2, withMistakes: false };
const SIMILAR: Reach = { number: 3, withMistakes: true };

/** Searches by words: whole words first, then parts, then similar words (docs/decisions.md#search). */
@Injectable()
export class ScreenshotSearchService {
  constructor(
    private readonly words: SearchWordsRepository,
    private readonly lists: ScreenshotListsRepository,
  ) {}

  /** Goes class by class, so a page that whole words fill costs nothing more. */
  async list(
    scope: WorkspaceAccess,
    filter: Search,
    page: SearchPage,
    lookups: SearchLookups,
  ): Promise<ScreenshotRow[]> {
    const rows: ScreenshotRow[] = [];
    const first = Math.max(1, page.after?.rankClass ?? 1);
    for (const number of [1, 2, 3] as const) {
      if (number < first || rows.length >= page.limit) continue;
      // A first page that is not full holds all results of the classes before.
      if (number === 3 && !page.after)
        await lookups.once('few', () => Promise.resolve(rows.length < FEW));
      const withMistakes = number === 3 && (await this.isFew(scope, filter, lookups));
      const meanings = await this.meaningsOf(scope, filter.text, { number, withMistakes }, lookups);
      const plain = searchClasses(filter.text, meanings).find((it) => it.number === number);
      if (!plain) continue;
      const isStart = number === 1 && !page.after;
      const weighed = this.weighed(scope, filter.text, { plain, meanings }, lookups);
      if (isStart && filter.text.words.some(isLikelyRare))
        this.lookAhead(scope, filter.text, lookups);
      const found = await weighed;
      if (isStart && found.isRare) this.lookAhead(scope, filter.text, lookups);
      const part = await this.lists.listMatching(scope, filter, found, {
        limit: page.limit - rows.length,
        after: page.after?.rankClass === number ? page.after : null,
        // The texts say why a row was found, also in a list of cards.
        withText: true,
      });
      rows.push(...explained(part, { number, text: filter.text, meanings }));
    }
    if (!page.withText) rows.forEach(lighten);
    return rows;
  }

  /** All ids at once: everything the list would show, or only exact words and parts of words. */
  async widest(
    scope: WorkspaceScope,
    filter: Search,
    reach: 'shown' | 'exact',
    lookups: SearchLookups = new SearchLookups(),
  ): Promise<SearchClass | null> {
    const asked: Reach = {
      number: reach === 'shown' ? 3 : 2,
      withMistakes: reach === 'shown' && (await this.isFew(scope, filter, lookups)),
    };
    const meanings = await this.meaningsOf(scope, filter.text, asked, lookups);
    const widest = searchClasses(filter.text, meanings).at(-1);
    if (!widest) return null;
    const plain = { ...widest, excluding: null };
    return this.weighed(scope, filter.text, { plain, meanings }, lookups);
  }

  private async weighed(
    scope: WorkspaceScope,
    text: TextSearch,
    { plain, meanings }: { plain: SearchClass; meanings: readonly Meaning[] },
    lookups: SearchLookups,
  ): Promise<SearchClass> {
    const rare = await this.rareWords(scope, meanings, plain.number, lookups);
    return { ...plain, isRare: isRareClass(text, (word) => rare.has(word)) };
  }

  private async rareWords(
    scope: WorkspaceScope,
    meanings: readonly Meaning[],
    number: ClassNumber,
    lookups: SearchLookups,
  ): Promise<Set<string>> {
    const words = await Promise.all(
      meanings.map(async (it) => {
        const meant = wordsMeant(it, number);
        const uses = await lookups.once(['uses', meant], () => this.words.countUses(scope, meant));
        return areRare(uses) ? [it.word] : [];
      }),
    );
    return new Set(words.flat());
  }

  private async isFew(
    scope: WorkspaceScope,
    filter: Search,
    lookups: SearchLookups,
  ): Promise<boolean> {
    return lookups.once('few', async () => {
      const exact = await this.widest(scope, filter, 'exact', lookups);
      return exact !== null && (await this.lists.countUpTo(scope, filter, exact, FEW)) < FEW;
    });
  }

  /** Rare words seldom fill a page, so what the further classes ask is asked while the first is searched. */
  private lookAhead(scope: WorkspaceScope, text: TextSearch, lookups: SearchLookups): void {
    for (const reach of [PARTS, SIMILAR]) {
      this.meaningsOf(scope, text, reach, lookups)
        .then((meanings) => this.rareWords(scope, meanings, reach.number, lookups))
        // A failure shows where the answer is used.
        .catch(() => undefined);
    }
  }

  private meaningsOf(
    scope: WorkspaceScope,
    text: TextSearch,
    reach: Reach,
    lookups: SearchLookups,
  ): Promise<Meaning[]> {
    return Promise.all(
      searchedWords(text).map(async (word, index) => ({
        word,
        isOpenEnded: text.isOpenEnded && index === text.words.length - 1,
        ...(await this.furtherWords(scope, word, index < MOST_EXPANDED ? reach : null, lookups)),
      })),
    );
  }

  /** The words of the space that this one may mean; null reaches none of them. */
  private async furtherWords(
    scope: WorkspaceScope,
    word: string,
    reach: Reach | null,
    lookups: SearchLookups,
  ): Promise<Pick<Meaning, 'containing' | 'similar' | 'pairs'>> {
    const { number, withMistakes } = reach ?? { number: 1, withMistakes: false };
    const [containing, similar, pairs] = await Promise.all([
      number > 1
        ? lookups.once(['containing', word], () => this.words.listContaining(scope, word))
        : [],
      number > 2
        ? lookups.once(['similar', word, withMistakes], () =>
            this.words.listSimilar(scope, word, withMistakes),
          )
        : [],
      number > 2 ? lookups.once(['pairs', word], () => this.words.listPairs(scope, word)) : [],
    ]);
    return { containing, similar, pairs };
  }
}

/** Adds why each row was found: a locked one by its title alone (docs/decisions.md#plan-lock). */
function explained(
  rows: readonly ScreenshotRow[],
  found: { number: ClassNumber; text: TextSearch; meanings: readonly Meaning[] },
): ScreenshotRow[] {
  return rows.map((row) => ({
    ...row,
    rankClass: found.number,
    match: matchOf(
      row.isLocked
        ? { title: row.title, fileName: '', tags: [], text: null, note: null }
        : {
            title: row.title,
            fileName: row.originalName,
            tags: row.tags,
            text: row.text,
            note: row.note,
          },
      found,
    ),
  }));
}
