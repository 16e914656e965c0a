import { Injectable } from '@nestjs/common';
import { Database } from '../../infra/database/database';
import { Prisma } from '../../infra/database/generated/client';
import { searchDocument } from './search-document';

/** Keeps the search row of a screenshot equal to what it says now. */
@Injectable()
export class SearchIndexRepository {
  constructor(private readonly database: Database) {}

  /** Inside the transaction that changed title, text or tags. For the system: the caller has proven its scope. */
  async refreshForSystem(workspaceId: string, screenshotId: string): Promise<void> {
    const [row] = await this.database.query<{
      title: string | null;
      fileName: string;
      tags: string[];
      text: string;
    }>(Prisma.sql`
      select s.title, s.original_name as "fileName", coalesce(x.text, '') as text,
             coalesce((select json_agg(t.name order by st.position)
                       from screenshot_tags st
                       join tags t on t.workspace_id = st.workspace_id and t.id = st.tag_id
                       where st.workspace_id = s.workspace_id and st.screenshot_id = s.id), '[]') as tags
      from screenshots s
      left join screenshot_texts x on x.workspace_id = s.workspace_id and x.screenshot_id = s.id
      where s.workspace_id = ${workspaceId}::uuid and s.id = ${screenshotId}::uuid`);
    if (!row) return;
    const { words, haystack } = searchDocument(row);
    await this.database.query(Prisma.sql`
      insert into screenshot_search (workspace_id, screenshot_id, document, haystack)
      values (${workspaceId}::uuid, ${screenshotId}::uuid, array_to_tsvector(${words}::text[]), ${haystack})
      on conflict (workspace_id, screenshot_id)
      do update set document = excluded.document, haystack = excluded.haystack`);
  }
}
