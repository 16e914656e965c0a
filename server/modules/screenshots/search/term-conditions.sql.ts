import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { Has } from '../../../contract/search/search-grammar';
import { Prisma } from '../../../infra/database/generated/client';
import { isUnlockedSql } from '../../billing/plans/lock.sql';
import { dayCondition, hasShownDate } from './day-conditions.sql';
import { hasAmount, hasEntity } from './entity-conditions.sql';
import { hasLink } from './membership-conditions.sql';
import type { FilterTerm, Group } from './list-filter';
import { isShared } from './share-conditions.sql';

interface Circumstances {
  scope: WorkspaceScope;
  timeZone: string;
}

/** One of the choices must match. A negation turns the whole condition of its term, with all rows that it looks at. */
export function groupSql<Term>(group: Group<Term>, sqlOf: (term: Term) => Prisma.Sql): Prisma.Sql {
  const choices = group.map(({ isNegated, term }) =>
    // `is not true`, because a condition on an empty column is neither true nor false.
    isNegated ? Prisma.sql`((${sqlOf(term)}) is not true)` : sqlOf(term),
  );
  const [first] = choices;
  return first && choices.length === 1 ? first : Prisma.sql`(${Prisma.join(choices, ' or ')})`;
}

/** A term as a condition on a screenshot `o`. */
export function termSql(term: FilterTerm, { scope, timeZone }: Circumstances): Prisma.Sql {
  switch (term.is) {
    case 'tag':
      return hasLink(Prisma.sql`screenshot_tags`, Prisma.sql`k.tag_id = ${term.id}::uuid`);
    case 'collections':
      return hasLink(
        Prisma.sql`collection_items`,
        Prisma.sql`k.collection_id = any(${term.ids}::uuid[])`,
      );
    case 'favorite':
      return hasLink(Prisma.sql`favorites`, Prisma.sql`k.user_id = ${term.userId}::uuid`);
    case 'kinds':
      return Prisma.sql`o.kind = any(${term.kinds}::text[])`;
    case 'days':
      return dayCondition(term.days, timeZone);
    case 'locked':
      return Prisma.sql`not ${isOpen(scope)}`;
    case 'shared':
      return Prisma.sql`(${isOpen(scope)} and ${isShared(scope, term.now)})`;
    case 'finding':
      return Prisma.sql`(o.open_findings > 0 and ${isOpen(scope)}
        and (${term.seesAll} or o.uploaded_by_id = ${term.userId}::uuid))`;
    case 'has':
      return hasSql(scope, term.what);
    case 'amount':
      return Prisma.sql`(${isOpen(scope)} and ${hasAmount(term.test)})`;
  }
}

const isOpen = ({ lock }: WorkspaceScope) =>
  isUnlockedSql(lock, Prisma.sql`o.created_at`, Prisma.sql`o.id`);

/** The content of a locked screenshot is hidden, so it has neither text, note, blocks of code nor entities; its kind is shown. */
function hasSql(scope: WorkspaceScope, what: Exclude<Has, 'finding'>): Prisma.Sql {
  switch (what) {
    case 'date':
      return hasShownDate(Prisma.sql`true`);
    case 'text':
      return Prisma.sql`(${isOpen(scope)} and ${hasText(Prisma.sql`t.text <> ''`)})`;
    case 'note':
      return Prisma.sql`(${isOpen(scope)} and o.note is not null)`;
    case 'code':
      // Readings from before blocks were kept know the kind only.
      return Prisma.sql`(o.kind is not distinct from 'code' or ${isOpen(scope)} and ${hasText(hasCode)})`;
    default:
      return Prisma.sql`(${isOpen(scope)} and ${hasEntity(what)})`;
  }
}

const hasText = (condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from screenshot_texts t
          where t.workspace_id = o.workspace_id and t.screenshot_id = o.id and ${condition})`;

/** Word for word the condition of the index `screenshot_texts_with_code`. */
const hasCode = Prisma.sql`t.blocks @> '[{"kind": "code"}]'::jsonb`;
