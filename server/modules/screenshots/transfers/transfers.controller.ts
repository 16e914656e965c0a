import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentPerson, type Person } from '../../../common/http/person.decorator';
import { zod } from '../../../common/http/zod.pipe';
import { Transfer, type TransferAnswer } from '../../../contract/organise/transfers';
import { TransfersService } from './transfers.service';

@Controller('screenshots')
export class TransfersController {
  constructor(private readonly transfers: TransfersService) {}

  @HttpCode(200)
  @Post('transfer')
  transfer(
    @CurrentPerson() person: Person,
    @Body(zod(Transfer)) body: Transfer,
  ): Promise<TransferAnswer> {
    return this.transfers.transfer(person, body);
  }
}
