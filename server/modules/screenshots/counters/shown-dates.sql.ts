import { SHOWN_DATE_CONFIDENCE } from '../../../contract/limits';
import { Prisma } from '../../../infra/database/generated/client';

/** The dates `d` that the viewer shows: accepted ones, and suggestions that are likely enough. */
export const isShownDate = Prisma.sql`
  (d.state = 'accepted' or d.state = 'suggested' and d.confidence >= ${SHOWN_DATE_CONFIDENCE})`;
