import { z } from 'zod';
import { TeamId } from './primitives';

export const WorkspaceSettingsQuery = z.object({ team_id: TeamId });

export const WorkspaceSettings = z.object({
  /** `null` while the installation has no vision model. */
  vision_model: z
    .object({
      /** Where images and their text go. */
      host: z.string(),
      is_on: z.boolean(),
      /** Only the owner of a space may switch it. */
      can_change: z.boolean(),
    })
    .nullable(),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

export const UpdateWorkspaceSettings = z.strictObject({ vision_model: z.boolean() });
export type UpdateWorkspaceSettings = z.output<typeof UpdateWorkspaceSettings>;
