import type { WorkspaceScope } from '../../../common/workspace-scope';
import { Prisma } from '../../../infra/database/generated/client';
import { isUnlockedSql } from '../../billing/plans/lock.sql';
import type { Group, ListFilter } from '../search/list-filter';
import type { Matching } from './list-query.sql';
import type { Asked, MixedTerm, SearchClass } from '../search/search-plan';
import { groupSql, termSql } from '../search/term-conditions.sql';

/** Symbols are in no word index, so they are searched for in the newest texts only. */
const SCANNED_TEXTS = 5_000;

/** The columns in which words and phrases are searched. */
interface Source {
  document: Prisma.Sql;
  haystack: Prisma.Sql;
}

const WHOLE: Source = { document: Prisma.sql`x.document`, haystack: Prisma.sql`x.haystack` };

/** One class of a search as a condition on the rows `x` of the search index. */
export function matching(scope: WorkspaceScope, filter: ListFilter, found: SearchClass): Matching {
  const { isRare } = found;
  const whole = conditionOn(scope, WHOLE, filter, found);
  const { lock } = scope;
  if (!lock) return { condition: whole, isRare };
  // An excluded word would also reveal the content of a locked row, so open and locked rows are searched separately.
  const isOpen = isUnlockedSql(lock, Prisma.sql`x.uploaded_at`, Prisma.sql`x.screenshot_id`);
  const titled = conditionOn(scope, TITLE, filter, found);
  return {
    condition: Prisma.sql`((${isOpen} and ${whole}) or (not ${isOpen} and ${titled}))`,
    isRare,
  };
}

function conditionOn(
  scope: WorkspaceScope,
  source: Source,
  filter: ListFilter,
  { query, mixed, excluding, isRare }: SearchClass,
): Prisma.Sql {
  const phrases = (filter.text?.phrases ?? []).map((phrase) => holds(source, phrase));
  const words = query
    ? [Prisma.sql`${source.document} @@ ${asked(query, isRare)}`]
    : newestOnly(scope, mixed);
  const groups = mixed.map((group) => mixedSql(scope, source, filter, group));
  const better = excluding ? [Prisma.sql`not (${allOf(scope, source, filter, excluding)})`] : [];
  return all([...words, ...better, ...groups, ...phrases]);
}

const all = (parts: readonly Prisma.Sql[]) => Prisma.join([...parts], ' and ');

/** Everything but the phrases, which are those of every class. */
function allOf(
  scope: WorkspaceScope,
  source: Source,
  filter: ListFilter,
  { query, mixed }: Asked,
): Prisma.Sql {
  return all([
    ...(query ? [Prisma.sql`${source.document} @@ ${query}::tsquery`] : []),
    ...mixed.map((group) => mixedSql(scope, source, filter, group)),
  ]);
}

/** A group with choices that the word index cannot decide, on the row `x`. */
const mixedSql = (
  scope: WorkspaceScope,
  source: Source,
  { timeZone }: ListFilter,
  group: Group<MixedTerm>,
) =>
  groupSql(group, (term) => {
    if (term.is === 'query') return Prisma.sql`${source.document} @@ ${term.query}::tsquery`;
    if (term.is !== 'phrase') return ofScreenshot(termSql(term, { scope, timeZone }));
    const words = term.query ? [Prisma.sql`${source.document} @@ ${term.query}::tsquery`] : [];
    return all([...words, holds(source, term.phrase)]);
  });

/** A condition on the screenshot `o` of the row `x`. */
const ofScreenshot = (condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from screenshots o
          where o.workspace_id = x.workspace_id and o.id = x.screenshot_id and ${condition})`;

const holds = ({ haystack }: Source, phrase: string) =>
  Prisma.sql`${haystack} like ${`%${phrase.replace(/[\\%_]/g, '\\$&')}%`}`;

function newestOnly({ workspaceId }: WorkspaceScope, mixed: SearchClass['mixed']): Prisma.Sql[] {
  if (mixed.length > 0) return [];
  return [
    Prisma.sql`x.screenshot_id in (
        select n.screenshot_id from screenshot_search n where n.workspace_id = ${workspaceId}::uuid
        order by n.uploaded_at desc, n.screenshot_id desc limit ${SCANNED_TEXTS})`,
  ];
}

/** Read through a subquery, the value is unknown to the planner, which then assumes a rare one. */
const asked = (query: string, isRare: boolean) =>
  isRare ? Prisma.sql`(select ${query}::tsquery)` : Prisma.sql`${query}::tsquery`;

/** The title as `fold` produces it: lower case, without accents. Used for locked rows only. */
const foldedTitle = Prisma.sql`(
  select replace(lower(regexp_replace(normalize(coalesce(s.title, ''), NFKD),
                                      '[\u0300-\u036f]', '', 'g')), 'ß', 'ss')
  from screenshots s where s.workspace_id = x.workspace_id and s.id = x.screenshot_id)`;

/** Letters of scripts that write without spaces: each one counts as a word. */
const UNSPACED = '([\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff])';
/** Characters that separate words: ASCII punctuation, and the blocks of punctuation, arrows and symbols. */
const BETWEEN =
  '[\\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f\uff00-\uff0f]+';

const TITLE: Source = {
  haystack: foldedTitle,
  document: Prisma.sql`array_to_tsvector(array_remove(regexp_split_to_array(
    regexp_replace(${foldedTitle}, ${UNSPACED}, ' \\1 ', 'g'), ${BETWEEN}), ''))`,
};
