import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock';
import { Ids, SystemIds } from './ids';

@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: SystemIds },
  ],
  exports: [Clock, Ids],
})
export class CommonModule {}
