import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { Clock } from '../../../common/clock';
import type { WorkspaceAccess, WorkspaceScope } from '../../../common/workspace-scope';
import { LOGO } from '../../../contract/limits';
import type { PutWorkspaceLogo, WorkspaceLogo } from '../../../contract/sharing/workspace-logo';
import { ImageDecoder } from '../../../infra/images/image-decoder';
import { HEAD_BYTES, imageTypeOf } from '../../../infra/images/image-type';
import { BillingService } from '../../billing/plans/billing.service';
import { planRequired } from '../../billing/plans/plan-required';
import { assertMay, may } from '../../workspaces/roles.policy';
import { WorkspaceLogosRepository } from './workspace-logos.repository';

/** The logo that pages of links show beside the name of their workspace (docs/decisions.md#white-label). */
@Injectable()
export class WorkspaceLogosService {
  constructor(
    private readonly repository: WorkspaceLogosRepository,
    private readonly decoder: ImageDecoder,
    private readonly billing: BillingService,
    private readonly clock: Clock,
  ) {}

  async get(scope: WorkspaceAccess): Promise<WorkspaceLogo> {
    const image = await this.repository.find(scope);
    return {
      image: image && `data:image/webp;base64,${image.toString('base64')}`,
      is_shown: await this.isShown(scope),
      can_change: may(scope, 'set_share_rules'),
    };
  }

  /** Kept is a small picture of decoded pixels, without metadata; the file itself is not kept. */
  async put(scope: WorkspaceAccess, { image }: PutWorkspaceLogo): Promise<WorkspaceLogo> {
    assertMay(scope, 'set_share_rules');
    if (!(await this.isShown(scope))) throw planRequired('white_label');
    const file = Buffer.from(image, 'base64');
    if (file.length > LOGO.mostBytes) throw logoTooLarge();
    if (imageTypeOf(file.subarray(0, HEAD_BYTES)) === null) throw noImage();
    const rendering = { form: 'thumbnail', width: LOGO.width } as const;
    const drawn = await this.decoder.render(file, rendering, scope.userId);
    await this.repository.save(scope, drawn, this.clock.now());
    return this.get(scope);
  }

  async remove(scope: WorkspaceAccess): Promise<void> {
    assertMay(scope, 'set_share_rules');
    await this.repository.remove(scope);
  }

  /** For visitors of an open link; null where there is none, or the plan does not show it. */
  async shown(scope: WorkspaceScope): Promise<Buffer | null> {
    return (await this.isShown(scope)) ? this.repository.find(scope) : null;
  }

  private isShown(scope: WorkspaceScope): Promise<boolean> {
    return this.billing.hasFeature(scope, 'white_label');
  }
}

const logoTooLarge = () =>
  new AppError('file_too_large', `A logo may have at most ${LOGO.mostBytes / 1024} KB.`, {
    limit: LOGO.mostBytes,
  });

const noImage = () =>
  new AppError('unsupported_image', 'This file is not an image that we can read.');
