import { Body, Controller, Get, Patch, UseGuards } from '@nestjs/common';
import { SessionOnly } from '../../../common/http/token-rights.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { type Site, UpdateSite } from '../../../contract/operator/site';
import { SiteService } from '../../site/site.service';
import { toSite, toSiteChanges } from './site.mapper';
import { OperatorsOnlyGuard } from './operators-only.guard';

/** Name and contact address of this installation, for its operators. */
@UseGuards(OperatorsOnlyGuard)
@SessionOnly()
@Controller('operator/site')
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get()
  async get(): Promise<Site> {
    return toSite(await this.site.find());
  }

  @Patch()
  async update(@Body(zod(UpdateSite)) body: UpdateSite): Promise<Site> {
    return toSite(await this.site.change(toSiteChanges(body)));
  }
}
