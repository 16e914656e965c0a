import { Inject, Injectable } from '@nestjs/common';
import type { SharedPage } from '../../../contract/sharing/shares';
import type { Config } from '../../../infra/config/config';
import { CONFIG } from '../../../infra/config/config.module';
import { SiteService } from '../../site/site.service';
import type { OpenLinkRow } from '../open/open-links.repository';
import { gonePage, passwordPage, sharePage, troublePage } from './share-page';

/** Gives the pages of links (`share-page.ts`) the name of this installation and its contact for reports. */
@Injectable()
export class SharePageLookService {
  /** Everybody who asked together gets the same bytes. */
  private readonly made = new WeakMap<SharedPage, Buffer>();

  constructor(
    private readonly siteService: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  page(page: SharedPage, link: OpenLinkRow, token: string): Buffer {
    const known = this.made.get(page) ?? Buffer.from(this.make(page, link, token));
    this.made.set(page, known);
    return known;
  }

  /** Asks for the password. */
  askPassword(token: string, problem: string | null): string {
    return passwordPage(this.site(), { action: `/s/${token}/unlock`, problem });
  }

  gone(): string {
    return gonePage(this.site());
  }

  trouble(): string {
    return troublePage(this.site());
  }

  private make(page: SharedPage, { passwordHash, maxViews, redact }: OpenLinkRow, token: string) {
    const url = `${this.config.publicUrl}/s/${token}`;
    return sharePage(this.site(url), {
      page,
      url,
      api: `/api/s/${token}`,
      hasPreview: passwordHash === null && maxViews === null && redact,
    });
  }

  /** The pages of dead links name no address, so that they are all the same. */
  private site(url?: string) {
    const { name, contactEmail } = this.siteService.current();
    return { name, reportUrl: this.reportUrl(contactEmail, url) };
  }

  /** The contact that operators have entered, else the one of the configuration, else the contact page. */
  private reportUrl(contactEmail: string | null, url: string | undefined): string {
    const { securityContact, publicUrl } = this.config;
    const contact = contactEmail === null ? securityContact : `mailto:${contactEmail}`;
    if (contact === undefined) return `${publicUrl}/contact`;
    if (!contact.startsWith('mailto:')) return contact;
    const subject = `?subject=${encodeURIComponent('Report of a shared page')}`;
    return `${contact}${subject}${url === undefined ? '' : `&body=${encodeURIComponent(url)}`}`;
  }
}
