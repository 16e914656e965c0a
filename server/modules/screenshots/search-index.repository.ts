import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { searchDocument } from './search-words';

/** What there is to find of a screenshot that nobody has read yet. */
export interface FreshShot {
  id: string;
  originalName: string;
  createdAt: Date;
}

/** Keeps the search row of a screenshot, and the workspace's list of words, equal to what is there now. */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: Database) {}

  /**
   * Inside the transaction that changed title, text or tags, or brought the screenshot back. For the system: the
   * caller has proven its scope.
   */
  async refreshForSystem(workspaceId: string, screenshotId: string): Promise<void> {
    await this.lockForSystem(workspaceId);
    const [row] = await this.database.query<{
      title: string | null;
      fileName: string;
      uploadedAt: Date;
      tags: string[];
      text: string;
      oldWords: string[] | null;
    }>(Prisma.sql`
      select s.title, s.original_name as "fileName", s.created_at as "uploadedAt",
             coalesce(x.text, '') as text,
             coalesce((select json_agg(t.name order by st.position)
                       from screenshot_tags st
                       join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
                       where st.workspace_id = s.workspace_id and st.screenshot_id = s.id
                         and t.deleted_at is null), '[]') as tags,
             (select tsvector_to_array(d.document) from screenshot_search d
              where d.workspace_id = s.workspace_id and d.screenshot_id = s.id) as "oldWords"
      from screenshots s
      left join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
      where s.workspace_id = ${workspaceId}::uuid and s.id = ${screenshotId}::uuid
        and s.deleted_at is null`);
    if (!row) return;
    const { words, haystack } = searchDocument(row);
    const before = new Set(row.oldWords ?? []);
    const now = new Set(words);
    await this.database.query(Prisma.sql`
      insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
      values (${workspaceId}::uuid, ${screenshotId}::uuid, ${row.uploadedAt},
              array_to_tsvector(${words}::text[]), ${haystack})
      on conflict (workspace_id, screenshot_id)
      do update set document = excluded.document, haystack = excluded.haystack`);
    await this.useWords(
      workspaceId,
      words.filter((word) => !before.has(word)),
    );
    await this.releaseWords(
      workspaceId,
      [...before].filter((word) => !now.has(word)),
    );
  }

  /** The search row of a screenshot that has just come, in one statement. The caller holds the lock. */
  async addForSystem(workspaceId: string, shot: FreshShot): Promise<void> {
    const fresh = { title: null, fileName: shot.originalName, tags: [], text: '' };
    const { words, haystack } = searchDocument(fresh);
    await this.database.query(
      Prisma.sql`
        with row as (
          insert into screenshot_search (workspace_id, screenshot_id, uploaded_at, document, haystack)
          values (${workspaceId}::uuid, ${shot.id}::uuid, ${shot.createdAt},
                  array_to_tsvector(${words}::text[]), ${haystack}))
        ${wordsUsed(workspaceId, words)}`,
      'search row of new screenshot',
    );
  }

  /** What lies in the trash or is gone leaves no word behind that nobody else has. */
  async removeForSystem(workspaceId: string, screenshotIds: readonly string[]): Promise<void> {
    await this.lockForSystem(workspaceId);
    const rows = await this.database.query<{ words: string[] }>(Prisma.sql`
      delete from screenshot_search
      where workspace_id = ${workspaceId}::uuid and screenshot_id = any(${screenshotIds}::uuid[])
      returning tsvector_to_array(document) as words`);
    await this.releaseWords(
      workspaceId,
      rows.flatMap(({ words }) => words),
    );
  }

  /** The same lock as the counters': two writers of a workspace would meet in the list of words. */
  async lockForSystem(workspaceId: string): Promise<void> {
    await this.database.query(Prisma.sql`
      select 1 from workspaces where id = ${workspaceId}::uuid for no key update`);
  }

  private async useWords(workspaceId: string, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await this.database.query(wordsUsed(workspaceId, words));
  }

  private async releaseWords(workspaceId: string, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await this.database.query(Prisma.sql`
      update search_words w set uses = w.uses - n.n
      from (select word, count(*)::int as n from unnest(${words}::text[]) as u(word) group by 1) n
      where w.workspace_id = ${workspaceId}::uuid and w.word = n.word`);
    await this.database.query(Prisma.sql`
      delete from search_words
      where workspace_id = ${workspaceId}::uuid and word = any(${words}::text[]) and uses <= 0`);
  }
}

const wordsUsed = (workspaceId: string, words: readonly string[]) => Prisma.sql`
  insert into search_words (workspace_id, word, uses)
  select ${workspaceId}::uuid, w.word, 1 from unnest(${words}::text[]) as w(word)
  on conflict (workspace_id, word) do update set uses = search_words.uses + 1`;
