import { z } from 'zod';

/** The logo that the pages of links show beside the name of the workspace. */
export const WorkspaceLogo = z.object({
  /** A `data:` address of a WebP; `null` where there is none. */
  image: z.string().nullable(),
  /** Whether pages of links show name and logo: the plan of the workspace decides. */
  is_shown: z.boolean(),
  /** Whether the asking person may change it. */
  can_change: z.boolean(),
});
export type WorkspaceLogo = z.infer<typeof WorkspaceLogo>;

export const PutWorkspaceLogo = z.strictObject({
  /** An image file in base64, at most 512 KB. */
  image: z.base64().min(1),
});
export type PutWorkspaceLogo = z.output<typeof PutWorkspaceLogo>;
