import { Injectable } from '@nestjs/common';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Database } from '../../../infra/database/database';
import { Prisma } from '../../../infra/database/generated/client';
import {
  json,
  NONE,
  nullable,
  type RowOf,
  shape,
  text,
  textArray,
  timestamptz,
  uuid,
} from '../../../infra/database/row-shape';
import { Transactions } from '../../../infra/database/transactions';
import { type SearchDocument, searchDocument } from '../search/search-words';

/** The searchable parts of a screenshot before its first reading. */
export interface FreshShot {
  id: string;
  originalName: string;
  createdAt: Date;
}

/** The fields that a search covers, with the words of the present search row. */
const SOURCE = shape({
  id: uuid,
  title: nullable(text),
  fileName: text,
  uploadedAt: timestamptz,
  text: text,
  note: nullable(text),
  tags: json<string[]>(),
  oldWords: textArray,
});

type Source = RowOf<typeof SOURCE>;

interface IndexedSource extends Source, SearchDocument {}

/** Texts that are held in memory at the same time. */
const BATCH = 100;

const WORDS = shape({ words: textArray });

/** Keeps the search row of a screenshot, and the workspace's list of words, equal to what is there now. */
@Injectable()
export class SearchIndexRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Runs inside the transaction that changed title, text, note or tags, or restored the screenshot. */
  async refresh(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.lockWorkspace(scope);
    for (let at = 0; at < screenshotIds.length; at += BATCH) {
      await this.refreshBatch(scope, screenshotIds.slice(at, at + BATCH));
    }
  }

  /** Adds the search row of a new screenshot in one statement. The caller holds the lock. */
  async add(scope: WorkspaceScope, shot: FreshShot): Promise<void> {
    this.transactions.assertOpen();
    const fresh = { title: null, fileName: shot.originalName, tags: [], text: '', note: null };
    const { words, haystack } = searchDocument(fresh);
    await this.database.query(
      NONE,
      Prisma.sql`
        with row as (
          insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
          values (${scope.workspaceId}::uuid, ${shot.id}::uuid, ${shot.createdAt},
                  array_to_tsvector(${words}::text[]), ${haystack}))
        ${wordsUsed(scope, words)}`,
      'search row of new screenshot',
    );
  }

  /** Removes trashed or deleted screenshots, and words that no other screenshot contains. */
  async remove(scope: WorkspaceScope, screenshotIds: readonly string[]): Promise<void> {
    await this.lockWorkspace(scope);
    const rows = await this.database.query(
      WORDS,
      Prisma.sql`
        delete from screenshot_search
        where workspace_id = ${scope.workspaceId}::uuid and screenshot_id = any(${screenshotIds}::uuid[])
        returning tsvector_to_array(document) as words`,
    );
    await this.releaseWords(
      scope,
      rows.flatMap(({ words }) => words),
    );
  }

  /** The same lock as the counters', because concurrent writers would conflict in the word list. */
  async lockWorkspace(scope: WorkspaceScope): Promise<void> {
    await this.database.lockWorkspace(scope);
  }

  private async refreshBatch(scope: WorkspaceScope, ids: readonly string[]): Promise<void> {
    const sources = await this.readSources(scope, ids);
    if (sources.length === 0) return;
    const rows = sources.map((source) => ({ ...source, ...searchDocument(source) }));
    await this.writeRows(scope, rows);
    await this.useWords(
      scope,
      rows.flatMap(({ words, oldWords }) => missingFrom(oldWords, words)),
    );
    await this.releaseWords(
      scope,
      rows.flatMap(({ words, oldWords }) => missingFrom(words, oldWords)),
    );
  }

  /** Rows in the trash are left out: they have no search row. */
  private readSources(scope: WorkspaceScope, ids: readonly string[]): Promise<Source[]> {
    return this.database.query(
      SOURCE,
      Prisma.sql`
        select s.id, s.title, s.original_name as "fileName", s.created_at as "uploadedAt",
               coalesce(x.text, '') as text, s.note,
               coalesce((select json_agg(t.name order by st.position)
                         from screenshot_tags st
                         join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
                         where st.workspace_id = s.workspace_id and st.screenshot_id = s.id
                           and t.deleted_at is null), '[]') as tags,
               coalesce((select tsvector_to_array(d.document) from screenshot_search d
                         where d.workspace_id = s.workspace_id and d.screenshot_id = s.id),
                        '{}') as "oldWords"
        from screenshots s
        left join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
        where s.workspace_id = ${scope.workspaceId}::uuid and s.id = any(${ids}::uuid[])
          and s.deleted_at is null`,
    );
  }

  private async writeRows(scope: WorkspaceScope, rows: readonly IndexedSource[]): Promise<void> {
    await this.database.query(
      NONE,
      Prisma.sql`
        insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
        select ${scope.workspaceId}::uuid, r.id, r.uploaded_at,
               array_to_tsvector(array(select jsonb_array_elements_text(r.words::jsonb))), r.haystack
        from unnest(${rows.map(({ id }) => id)}::uuid[],
                    ${rows.map(({ uploadedAt }) => uploadedAt)}::timestamptz[],
                    ${rows.map(({ words }) => JSON.stringify(words))}::text[],
                    ${rows.map(({ haystack }) => haystack)}::text[])
          as r(id, uploaded_at, words, haystack)
        on conflict (workspace_id, screenshot_id)
        do update set document = excluded.document, haystack = excluded.haystack`,
    );
  }

  private async useWords(scope: WorkspaceScope, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await this.database.query(NONE, wordsUsed(scope, words));
  }

  private async releaseWords(scope: WorkspaceScope, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await this.database.query(
      NONE,
      Prisma.sql`
        update search_words w set uses = w.uses - n.n
        from (select word, count(*)::int as n from unnest(${words}::text[]) as u(word) group by 1) n
        where w.workspace_id = ${scope.workspaceId}::uuid and w.word = n.word`,
    );
    await this.database.query(
      NONE,
      Prisma.sql`
        delete from search_words
        where workspace_id = ${scope.workspaceId}::uuid and word = any(${words}::text[]) and uses <= 0`,
    );
  }
}

const wordsUsed = (scope: WorkspaceScope, words: readonly string[]) => Prisma.sql`
  insert into search_words (workspace_id, word, uses)
  select ${scope.workspaceId}::uuid, w.word, count(*)::int from unnest(${words}::text[]) as w(word)
  group by w.word
  on conflict (workspace_id, word) do update set uses = search_words.uses + excluded.uses`;

function missingFrom(there: readonly string[], words: readonly string[]): string[] {
  const known = new Set(there);
  return words.filter((word) => !known.has(word));
}
