import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { PutRedaction, type Redaction } from '../../../contract/sharing/redactions';
import { toRedaction } from './redactions.mapper';
import { RedactionsService } from './redactions.service';

@Controller('screenshots/:id/redaction')
export class RedactionsController {
  constructor(private readonly redactions: RedactionsService) {}

  @Get()
  async get(@CurrentPerson() person: Person, @Param('id') id: string): Promise<Redaction> {
    return toRedaction(await this.redactions.get(person, id));
  }

  @Put()
  async put(
    @CurrentPerson() person: Person,
    @Param('id') id: string,
    @Body(zod(PutRedaction)) { rectangles }: PutRedaction,
  ): Promise<Redaction> {
    return toRedaction(await this.redactions.put(person, id, rectangles));
  }

  @HttpCode(204)
  @Delete()
  remove(@CurrentPerson() person: Person, @Param('id') id: string): Promise<void> {
    return this.redactions.remove(person, id);
  }
}
