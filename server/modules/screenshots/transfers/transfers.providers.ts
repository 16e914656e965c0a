import { TransferTransactionsService } from './transfer-transactions.service';
import { CopiesService } from './copies.service';
import { MovesService } from './moves.service';
import { MovedContentsService } from './moved-contents.service';
import { TransferRecordsRepository } from './transfer-records.repository';
import { TransfersRepository } from './transfers.repository';
import { TransfersSchedule } from './transfers.schedule';
import { TransfersService } from './transfers.service';

export const transfersProviders = [
  TransferTransactionsService,
  CopiesService,
  MovesService,
  MovedContentsService,
  TransferRecordsRepository,
  TransfersRepository,
  TransfersSchedule,
  TransfersService,
];
