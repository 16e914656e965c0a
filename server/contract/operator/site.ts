import { z } from 'zod';
import { EmailAddress } from '../invites';
import { SITE_NAME_LENGTH } from '../limits';
import { text } from '../primitives';

/** One line: it stands in titles, in subjects of mails and as their sender. */
const SiteName = text(SITE_NAME_LENGTH)
  .min(1)
  .regex(/^[^\p{C}<>"]*$/u, 'A name is one line without < > and ".');

/** Name and contact address of this installation, as operators entered them. */
export const Site = z.object({
  /** `null` for the name of the product. */
  name: z.string().nullable(),
  /** `null` while nobody has given one. */
  contact_email: z.string().nullable(),
});
export type Site = z.infer<typeof Site>;

export const UpdateSite = z
  .strictObject({ name: SiteName.nullable(), contact_email: EmailAddress.nullable() })
  .partial()
  .refine(
    (body) => Object.keys(body).length > 0,
    'There is nothing to change. Send at least one field.',
  );
export type UpdateSite = z.output<typeof UpdateSite>;
