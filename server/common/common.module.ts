import { Global, Module } from '@nestjs/common';
import { WallClock } from './clock';
import { Ids, SystemIds } from './ids';

@Global()
@Module({
  providers: [WallClock, { provide: Ids, useClass: SystemIds }],
  exports: [Ids, WallClock],
})
export class CommonModule {}
