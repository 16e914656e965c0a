import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../common/workspace-scope';
import type { ListFilter, ListOwner, TextSearch } from './list-filter';
import { ScreenshotListsRepository } from './screenshot-lists.repository';
import { matchOf } from './search-match';
import type { ScreenshotRow } from './screenshot-row';
import {
  type ClassNumber,
  type Meaning,
  type SearchClass,
  searchClasses,
  wordsMeant,
} from './search-plan';
import { SearchWordsRepository } from './search-words.repository';

export interface SearchPage {
  limit: number;
  after: { rankClass: number; createdAt: Date; id: string } | null;
  withText: boolean;
}

/** Typing mistakes are only looked for where fewer than this are found without. */
const FEW = 10;
/** Further words must be found as they are typed. */
const MOST_EXPANDED = 8;

/** Words that hold a word as a part, looked up once for each search and not for each of its classes. */
type Containing = Map<string, Promise<string[]>>;

interface Reach {
  number: ClassNumber;
  /** Class 3 only: also words with a letter more, less, or another. */
  withMistakes: boolean;
}

/** Search by words: whole ones first, then parts, then words that are nearly the same (decisions 23). */
@Injectable()
export class ScreenshotSearch {
  constructor(
    private readonly words: SearchWordsRepository,
    private readonly lists: ScreenshotListsRepository,
  ) {}

  /** Class by class, so that a page which whole words fill costs nothing more. */
  async list(
    scope: WorkspaceScope,
    filter: ListFilter & { text: TextSearch },
    page: SearchPage,
  ): Promise<ScreenshotRow[]> {
    const rows: ScreenshotRow[] = [];
    const known: Containing = new Map();
    const first = Math.max(1, page.after?.rankClass ?? 1);
    for (const number of [1, 2, 3] as const) {
      if (number < first || rows.length >= page.limit) continue;
      const withMistakes = number === 3 && (await this.isFew(scope, filter, known));
      const meanings = await this.meaningsOf(scope, filter.text, { number, withMistakes }, known);
      const plain = searchClasses(filter.text, meanings).find((it) => it.number === number);
      if (!plain) continue;
      const found = await this.weighed(scope, plain, meanings);
      const part = await this.lists.listMatching(scope, filter, found, {
        limit: page.limit - rows.length,
        after: page.after?.rankClass === number ? page.after : null,
        withText: page.withText,
      });
      rows.push(...(await this.explained(scope, part, { number, text: filter.text, meanings })));
    }
    return rows;
  }

  /** Everything at once: all that the list would show, or only what is there word for word or as a part. */
  async widest(
    owner: ListOwner,
    filter: ListFilter & { text: TextSearch },
    reach: 'shown' | 'exact',
    known: Containing = new Map(),
  ): Promise<SearchClass | null> {
    const asked: Reach = {
      number: reach === 'shown' ? 3 : 2,
      withMistakes: reach === 'shown' && (await this.isFew(owner, filter, known)),
    };
    const meanings = await this.meaningsOf(owner, filter.text, asked, known);
    const widest = searchClasses(filter.text, meanings).at(-1);
    return widest ? this.weighed(owner, { ...widest, excluding: null }, meanings) : null;
  }

  /** All words must be there, so one rare word is enough. */
  private async weighed(
    { workspaceId }: ListOwner,
    found: SearchClass,
    meanings: readonly Meaning[],
  ): Promise<SearchClass> {
    const weights = await Promise.all(
      meanings.map((it) => this.words.areRare(workspaceId, wordsMeant(it, found.number))),
    );
    return { ...found, isRare: weights.includes(true) };
  }

  private async isFew(
    owner: ListOwner,
    filter: ListFilter & { text: TextSearch },
    known: Containing,
  ): Promise<boolean> {
    const exact = await this.widest(owner, filter, 'exact', known);
    return exact !== null && (await this.lists.countUpTo(owner, filter, exact, FEW)) < FEW;
  }

  private meaningsOf(
    { workspaceId }: ListOwner,
    { words, isOpenEnded }: TextSearch,
    reach: Reach,
    known: Containing,
  ): Promise<Meaning[]> {
    return Promise.all(
      words.map(async (word, index) => {
        const isExpanded = index < MOST_EXPANDED;
        return {
          word,
          isOpenEnded: isOpenEnded && index === words.length - 1,
          containing:
            isExpanded && reach.number > 1 ? await this.containing(workspaceId, word, known) : [],
          similar:
            isExpanded && reach.number > 2
              ? await this.words.listSimilar(workspaceId, word, reach.withMistakes)
              : [],
          pairs:
            isExpanded && reach.number > 2 ? await this.words.listPairs(workspaceId, word) : [],
        };
      }),
    );
  }

  private containing(workspaceId: string, word: string, known: Containing): Promise<string[]> {
    const found = known.get(word) ?? this.words.listContaining(workspaceId, word);
    known.set(word, found);
    return found;
  }

  private async explained(
    scope: WorkspaceScope,
    rows: readonly ScreenshotRow[],
    found: { number: ClassNumber; text: TextSearch; meanings: readonly Meaning[] },
  ): Promise<ScreenshotRow[]> {
    const texts = await this.lists.listTexts(
      scope,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      rankClass: found.number,
      match: matchOf(
        {
          title: row.title,
          fileName: row.originalName,
          tags: row.tags,
          text: row.isLocked ? null : (texts.get(row.id) ?? null),
        },
        found,
      ),
    }));
  }
}
