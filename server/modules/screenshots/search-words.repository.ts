import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { editsFor, neighbours, pieces, splits } from './similar-words';

/** So many of a workspace's words one typed word may stand for. */
const MOST_WORDS = 200;
/** Beginnings that more words than this have are common in a vault of any size. */
const MOST_COUNTED = 10_000;
/** A shorter part is taken for the beginning of a word: every text has it somewhere. */
const LEAST_PART = 3;

/** Of a vault of n texts, walked from its newest, a page of 60 with u hits needs 60 n / u rows; fetching all needs u. */
const PAGE = 60;

/** Two words that were written without the space between them. */
export interface WordPair {
  first: string;
  second: string;
}

/** The words of a workspace's search index: looked up by a part, and by likeness. */
@Injectable()
export class SearchWordsRepository {
  constructor(private readonly database: Database) {}

  /** Words of the workspace that hold this folded word as a part. */
  async listContaining(workspaceId: string, word: string): Promise<string[]> {
    const pattern = word.length < LEAST_PART ? `${word}%` : `%${word}%`;
    const rows = await this.database.query<{ word: string }>(Prisma.sql`
      select word from search_words
      where workspace_id = ${workspaceId}::uuid and word like ${pattern}
      limit ${MOST_WORDS}`);
    return rows.map((row) => row.word);
  }

  /** Are these words in so few texts that fetching those is cheaper than a walk from the newest on? */
  async areRare(
    workspaceId: string,
    { words, start }: { words: readonly string[]; start: string | null },
  ): Promise<boolean> {
    const ws = Prisma.sql`workspace_id = ${workspaceId}::uuid`;
    const longer = Prisma.sql`
      union all (select uses from search_words where ${ws} and word like ${`${start}_%`}
                 limit ${MOST_COUNTED})`;
    const [row] = await this.database.query<{ isRare: boolean }>(Prisma.sql`
      select coalesce(sum(uses) ^ 2, 0) <= ${PAGE} * (
        select screenshot_count from workspaces where id = ${workspaceId}::uuid) as "isRare"
      from (select uses from search_words where ${ws} and word = any(${words})
            ${start === null ? Prisma.empty : longer}) found`);
    return row?.isRare ?? false;
  }

  /** Words that differ by signs that readers of images mistake for each other, or by a typing mistake. */
  async listSimilar(workspaceId: string, word: string, withMistakes: boolean): Promise<string[]> {
    const ws = Prisma.sql`workspace_id = ${workspaceId}::uuid`;
    const ways = [
      Prisma.sql`select word from search_words where ${ws} and skeleton = search_skeleton(${word})`,
      ...(withMistakes ? nearWays(ws, word) : []),
    ];
    const rows = await this.database.query<{ word: string }>(Prisma.sql`
      select word from (${Prisma.join(ways, ' union ')}) w where word <> ${word} limit ${MOST_WORDS}`);
    return rows.map((row) => row.word);
  }

  /** Of the ways to read a word as two, those of which the workspace has both. */
  async listPairs(workspaceId: string, word: string): Promise<WordPair[]> {
    const ways = splits(word);
    if (ways.length === 0) return [];
    return this.database.query<WordPair>(Prisma.sql`
      select p.first, p.second
      from unnest(${ways.map(({ first }) => first)}::text[], ${ways.map(({ second }) => second)}::text[])
        as p(first, second)
      where exists (select 1 from search_words w
                    where w.workspace_id = ${workspaceId}::uuid and w.word = p.first)
        and exists (select 1 from search_words w
                    where w.workspace_id = ${workspaceId}::uuid and w.word = p.second)`);
  }
}

/**
 * With so few mistakes a part of the word is untouched: its beginning or its end. Both are looked up in an index,
 * and only what is found there is compared.
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
