import { Body, Controller, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { BulkAction, type BulkAnswer } from '../../../contract/bulk';
import { AddDate, UpdateDate } from '../../../contract/reading/dates';
import { type Screenshot, UpdateScreenshot } from '../../../contract/screenshots';
import { PutTags } from '../../../contract/tags';
import { BulkService } from './bulk.service';
import { ScreenshotEditsService } from './screenshot-edits.service';
import { toScreenshot } from '../rows/screenshots.mapper';

@Controller('screenshots')
export class ScreenshotEditsController {
  constructor(
    private readonly edits: ScreenshotEditsService,
    private readonly bulk: BulkService,
  ) {}

  @HttpCode(200)
  @Post('bulk')
  act(
    @CurrentPerson() person: Person,
    @Body(zod(BulkAction)) body: BulkAction,
  ): Promise<BulkAnswer> {
    return this.bulk.act(person, body);
  }

  @Patch(':id')
  async update(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(UpdateScreenshot)) body: UpdateScreenshot,
  ): Promise<Screenshot> {
    return toScreenshot(await this.edits.update(person, id, body));
  }

  @Put(':id/tags')
  async putTags(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(PutTags)) body: z.output<typeof PutTags>,
  ): Promise<Screenshot> {
    return toScreenshot(await this.edits.putTags(person, id, body.tags));
  }

  @Post(':id/dates')
  async addDate(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(AddDate)) body: AddDate,
  ): Promise<Screenshot> {
    return toScreenshot(await this.edits.addDate(person, id, body));
  }

  @Patch(':id/dates/:dateId')
  async updateDate(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Param('dateId') dateId: string,
    @Body(zod(UpdateDate)) body: UpdateDate,
  ): Promise<Screenshot> {
    return toScreenshot(await this.edits.updateDate(person, { id, dateId }, body));
  }
}
