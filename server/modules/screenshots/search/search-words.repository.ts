import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import { float8, int4, type RowOf, shape, text } from '../../../infra/database/row-shape';
import { editsFor, neighbours, pieces, splits } from './similar-words';

/** One typed word matches at most this many words of a workspace. */
const MOST_WORDS = 200;
/** Other spellings that are offered for a word. */
const MOST_NEAR = 3;
/** Prefixes of more words than this are common in a vault of any size. */
const MOST_COUNTED = 10_000;
/** A shorter part is treated as a prefix, because every text contains it somewhere. */
const LEAST_PART = 3;

/** Two words that were written without the space between them. */
const WORD_PAIR = shape({ first: text, second: text });

export type WordPair = RowOf<typeof WORD_PAIR>;

const WORD = shape({ word: text });

const USES = shape({ uses: float8, texts: int4 });

export type WordUses = RowOf<typeof USES>;

/** Numbers in a series differ in these only: the other digits make the index of parts look through all of them. */
const LAST_DIGITS = /\d{5}$/;

/** The words of a workspace's search index, found by a part or by similarity. */
@Injectable()
export class SearchWordsRepository {
  constructor(private readonly database: Database) {}

  /** Words of the workspace that contain this folded word. */
  async listContaining(scope: WorkspaceScope, word: string): Promise<string[]> {
    const pattern =
      word.length < LEAST_PART ? `${word}%` : `%${LAST_DIGITS.exec(word)?.[0] ?? word}%`;
    const rows = await this.database.query(
      WORD,
      Prisma.sql`
        select word from search_words
        where workspace_id = ${scope.workspaceId}::uuid and word like ${pattern}
          and strpos(word, ${word}) > 0
        limit ${MOST_WORDS}`,
    );
    return rows.map((row) => row.word);
  }

  /** How often these words, and those that begin with `start`, occur in how many texts. */
  async countUses(
    scope: WorkspaceScope,
    { words, start }: { words: readonly string[]; start: string | null },
  ): Promise<WordUses> {
    const ws = Prisma.sql`workspace_id = ${scope.workspaceId}::uuid`;
    const longer = Prisma.sql`
      union all (select uses from search_words where ${ws} and word like ${`${start}_%`}
                 limit ${MOST_COUNTED})`;
    const [row] = await this.database.query(
      USES,
      Prisma.sql`
        select coalesce(sum(uses), 0)::float8 as uses, coalesce((
          select screenshot_count from workspaces where id = ${scope.workspaceId}::uuid), 0) as texts
        from (select uses from search_words where ${ws} and word = ${anyOf(words)}
              ${start === null ? Prisma.empty : longer}) found`,
      start === null ? 'uses of words' : undefined,
    );
    return row ?? { uses: 0, texts: 0 };
  }

  /**
   * Words that differ by characters that text engines confuse, or by a typing mistake. `search_skeleton` is a function of
   * the database: it writes characters that are confused, such as 0 and O, as one (`prisma/migrations`).
   */
  async listSimilar(scope: WorkspaceScope, word: string, withMistakes: boolean): Promise<string[]> {
    const ws = Prisma.sql`workspace_id = ${scope.workspaceId}::uuid`;
    const ways = [
      Prisma.sql`select word from search_words where ${ws} and skeleton = search_skeleton(${word})`,
      ...(withMistakes ? nearWays(ws, word) : []),
    ];
    const rows = await this.database.query(
      WORD,
      Prisma.sql`
        select word from (${Prisma.join(ways, ' union ')}) w where word <> ${word} limit ${MOST_WORDS}`,
    );
    return rows.map((row) => row.word);
  }

  /**
   * Words that may be meant by one that finds nothing: with the same first letter, and further away than the mistakes
   * that every search allows. Nearest first.
   */
  async listNear(scope: WorkspaceScope, word: string): Promise<string[]> {
    if (word.length < LEAST_PART) return [];
    const edits = editsFor(word) + 1;
    const [first = ''] = word;
    const rows = await this.database.query(
      WORD,
      Prisma.sql`
        select word from (
          select word, uses, levenshtein_less_equal(word, ${word}, ${edits}) as away from search_words
          where workspace_id = ${scope.workspaceId}::uuid and word like ${`${first}%`}
            and char_length(word) between ${word.length - edits} and ${word.length + edits}) near
        where away between 1 and ${edits}
        order by away, uses desc, word limit ${MOST_NEAR}`,
    );
    return rows.map((row) => row.word);
  }

  /** Ways to split the word in two of which the workspace contains both parts. */
  async listPairs(scope: WorkspaceScope, word: string): Promise<WordPair[]> {
    const ways = splits(word);
    if (ways.length === 0) return [];
    return this.database.query(
      WORD_PAIR,
      Prisma.sql`
        select p.first, p.second
        from unnest(${ways.map(({ first }) => first)}::text[], ${ways.map(({ second }) => second)}::text[])
          as p(first, second)
        where exists (select 1 from search_words w
                      where w.workspace_id = ${scope.workspaceId}::uuid and w.word = p.first)
          and exists (select 1 from search_words w
                      where w.workspace_id = ${scope.workspaceId}::uuid and w.word = p.second)`,
      'pairs of words',
    );
  }
}

/** A subquery, because the planner would plan the prepared statement anew for each number of words that it can count. */
const anyOf = (words: readonly string[]) => Prisma.sql`any(array(select unnest(${words}::text[])))`;

/**
 * With so few mistakes either the beginning or the end of the word is unchanged. Both are looked up in an index, and
 * only the words found there are compared.
 */
function nearWays(ws: Prisma.Sql, word: string): Prisma.Sql[] {
  const edits = editsFor(word);
  if (edits === 0) return [];
  const { start, end } = pieces(word, edits);
  const isNear = Prisma.sql`char_length(word) between ${word.length - edits} and ${word.length + edits}
    and levenshtein_less_equal(word, ${word}, ${edits}) <= ${edits}`;
  return [
    Prisma.sql`select word from search_words where ${ws} and word like ${`${start}%`} and ${isNear}`,
    Prisma.sql`select word from search_words
               where ${ws} and reverse(word) like ${`${end}%`} and ${isNear}`,
    Prisma.sql`select word from search_words where ${ws} and word = any(${neighbours(word)})`,
  ];
}
