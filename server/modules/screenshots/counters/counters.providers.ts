import { CounterDriftRepository } from './counter-drift.repository';
import { CounterDriftService } from './counter-drift.service';
import { CountersRepository } from './counters.repository';
import { CountersSchedule } from './counters.schedule';
import { CountersService } from './counters.service';

import { DerivedSizesService } from './derived-sizes.service';

export const countersProviders = [
  CounterDriftRepository,
  CounterDriftService,
  CountersRepository,
  CountersSchedule,
  CountersService,
  DerivedSizesService,
];
