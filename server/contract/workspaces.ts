import { z } from 'zod';
import { TeamId } from './primitives';

export const WorkspaceSettingsQuery = z.object({ team_id: TeamId });

export const WorkspaceSettings = z.object({
  /** `null` while the installation has no vision model. */
  vision_model: z
    .object({
      /** The host that receives images and their text. */
      host: z.string(),
      is_on: z.boolean(),
      /** Only the owner of a workspace may change it. */
      can_change: z.boolean(),
    })
    .nullable(),
});
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>;

export const UpdateWorkspaceSettings = z.strictObject({ vision_model: z.boolean() });
export type UpdateWorkspaceSettings = z.output<typeof UpdateWorkspaceSettings>;
