import type { EntityType } from '../../../contract/reading/entity-types';
import type { AmountTest } from '../../../contract/search/amount-test';
import { Prisma } from '../../../infra/database/generated/client';

const entity = (condition: Prisma.Sql) => Prisma.sql`
  exists (select 1 from entities e
          where e.workspace_id = o.workspace_id and e.screenshot_id = o.id and not e.is_dismissed
            and ${condition})`;

/** A QR code that holds a link is a link, too. */
export const hasEntity = (type: EntityType): Prisma.Sql =>
  entity(
    type === 'link'
      ? Prisma.sql`(e.type = 'link' or e.type = 'qr' and e.value ~* '^https?://')`
      : Prisma.sql`e.type = ${type}`,
  );

const COMPARED: Record<AmountTest['by'], Prisma.Sql> = {
  '<': Prisma.sql`<`,
  '<=': Prisma.sql`<=`,
  '=': Prisma.sql`=`,
  '>=': Prisma.sql`>=`,
  '>': Prisma.sql`>`,
};

/** One amount passes the whole test. Without a currency it is that of any. */
export const hasAmount = ({ by, number, currency }: AmountTest): Prisma.Sql =>
  entity(Prisma.sql`
    e.type = 'amount' and e.number ${COMPARED[by]} ${number}::float8
    and (${currency}::text is null or e.currency = ${currency})`);
