import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import type { UpdateWorkspaceSettings, WorkspaceSettings } from '../../contract/workspaces';
import type { Config } from '../../infra/config/config';
import { CONFIG } from '../../infra/config/config.module';
import { assertMay, may } from './roles.policy';
import { WorkspaceSettingsRepository } from './workspace-settings.repository';

/** Only the owner decides whether images of a workspace may leave the machine. */
@Injectable()
export class WorkspaceSettingsService {
  constructor(
    private readonly repository: WorkspaceSettingsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async get(scope: WorkspaceAccess): Promise<WorkspaceSettings> {
    const { vision } = this.config;
    if (!vision) return { vision_model: null };
    return {
      vision_model: {
        host: new URL(vision.url).host,
        is_on: await this.repository.asksVisionModel(scope),
        can_change: may(scope, 'choose_vision_model'),
      },
    };
  }

  /** Throws 403 for everybody but the owner, 409 when no model is configured. */
  async update(
    scope: WorkspaceAccess,
    { vision_model: isOn }: UpdateWorkspaceSettings,
  ): Promise<WorkspaceSettings> {
    assertMay(scope, 'choose_vision_model');
    if (!this.config.vision) {
      throw new AppError('no_vision_model', 'This installation has no vision model.');
    }
    await this.repository.setAsksVisionModel(scope, isOn);
    return this.get(scope);
  }
}
