import { Injectable } from '@nestjs/common';
import { isHarmlessTitle } from '../../../analysis/redaction/legible-places';
import type { WorkspaceScope } from '../../../common/workspace-scope';
import type { SharedPage } from '../../../contract/sharing/shares';
import { BillingService } from '../../billing/plans/billing.service';
import { ImageFilesService } from '../../screenshots/files/image-files.service';
import { beingPrepared } from '../../screenshots/redactions/not-clean';
import {
  type Copy,
  RedactedCopiesService,
} from '../../screenshots/redactions/redacted-copies.service';
import { copyKindFor } from '../../screenshots/redactions/send-copy';
import { type OpenItem, type OpenLinkRow, OpenLinksRepository } from './open-links.repository';
import { nothingShared, type OpenLink } from './open-links.service';

/** The content of an open link: of redacted ones only what their copies show (docs/decisions.md#redaction). */
@Injectable()
export class SharedContentsService {
  private readonly pages = new WeakMap<OpenLinkRow, Promise<SharedPage>>();

  constructor(
    private readonly repository: OpenLinksRepository,
    private readonly copies: RedactedCopiesService,
    private readonly files: ImageFilesService,
    private readonly billing: BillingService,
  ) {}

  /** The content of a link, looked up once for all who asked together. */
  page(opened: OpenLink): Promise<SharedPage> {
    const known = this.pages.get(opened.link) ?? this.look(opened);
    this.pages.set(opened.link, known);
    return known;
  }

  /** A picture of the link; throws 404 for what it does not show, 409 while the copy is being made. */
  async image(opened: OpenLink, itemId: string, width: number | undefined): Promise<Buffer> {
    const { link, scope } = opened;
    if (!link.items.some(({ id }) => id === itemId)) throw nothingShared();
    if (!link.redact) {
      return this.files.plain(scope, itemId, { width, personId: link.createdById });
    }
    const copy = (await this.copies.find(scope, [itemId])).get(itemId);
    if (!copy || copy.state === 'not_clean' || copy.state === 'failed') throw nothingShared();
    const bytes = await this.copies.read(itemId, copy, copyKindFor(width));
    if (bytes) return bytes;
    // A copy whose files are gone or wrong is made anew, and so is one of an older recipe.
    if (copy.state === 'ready') await this.copies.recheck(scope, [itemId], 'ready');
    else await this.copies.ensure(scope, [itemId]);
    throw beingPrepared();
  }

  private async look({ link, scope }: OpenLink): Promise<SharedPage> {
    const items = link.redact ? await this.redacted(scope, link) : await this.plain(scope, link);
    // Copies on which something can still be read are shown to nobody.
    if (items.length === 0) throw nothingShared();
    const hasName = await this.billing.hasFeature(scope, 'white_label');
    return {
      title: titleOf(link, items),
      space_name: hasName ? link.workspaceName : null,
      has_logo: hasName && link.hasLogo,
      items,
      allow_download: link.allowDownload,
      expires_at: link.expiresAt?.toISOString() ?? null,
    };
  }

  private async plain(
    scope: WorkspaceScope,
    { items, showText }: OpenLinkRow,
  ): Promise<SharedPage['items']> {
    const ids = items.map(({ id }) => id);
    const texts = showText ? await this.repository.listTexts(scope, ids) : null;
    return items.map(({ id, title, width, height }, at) => ({
      ...{ id, width, height },
      title: title ?? numbered(at),
      is_ready: true,
      ...(texts ? { text: texts.get(id) ?? '' } : {}),
    }));
  }

  private async redacted(
    scope: WorkspaceScope,
    { items, showText }: OpenLinkRow,
  ): Promise<SharedPage['items']> {
    const copies = await this.copiesOf(
      scope,
      items.map(({ id }) => id),
    );
    return items.flatMap((item, at) => {
      const copy = copies.get(item.id);
      if (!copy || copy.state === 'not_clean' || copy.state === 'failed') return [];
      const text = showText ? { text: copy.text } : {};
      return [{ ...shownAs(item, copy, at), ...(copy.state === 'ready' ? text : {}) }];
    });
  }

  /** The copies as they are; missing and stale ones are on their way then. */
  private async copiesOf(
    scope: WorkspaceScope,
    ids: readonly string[],
  ): Promise<Map<string, Copy>> {
    const copies = await this.copies.find(scope, ids);
    if (![...copies.values()].some(({ state }) => state === 'none')) return copies;
    await this.copies.ensure(scope, ids);
    return this.copies.find(scope, ids);
  }
}

/** Until the copy is there nobody knows what a title may say. */
function shownAs({ id, title, width, height }: OpenItem, copy: Copy, at: number) {
  const isReady = copy.state === 'ready';
  const isShown = isReady && title !== null && isHarmlessTitle(title, copy.hidden);
  return {
    id,
    title: isShown ? title : numbered(at),
    width: isReady ? copy.width : width,
    height: isReady ? copy.height : height,
    is_ready: isReady,
  };
}

const numbered = (at: number): string => `Screenshot ${at + 1}`;

function titleOf(link: OpenLinkRow, items: SharedPage['items']): string {
  const [only, ...others] = items;
  return (
    link.title ??
    link.collectionName ??
    (only && others.length === 0 ? only.title : `${items.length} screenshots`)
  );
}
