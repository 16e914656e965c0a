import { Global, Module } from '@nestjs/common';
import { WallClock } from './clock';
import { Draining } from './http/draining';
import { Ids, SystemIds } from './ids';

@Global()
@Module({
  providers: [Draining, WallClock, { provide: Ids, useClass: SystemIds }],
  exports: [Draining, Ids, WallClock],
})
export class CommonModule {}
