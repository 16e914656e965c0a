import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics } from '../metrics/metrics';
import { ImageDecoder } from './image-decoder';

@Global()
@Module({
  providers: [
    {
      provide: ImageDecoder,
      useFactory: ({ decoder }: Config, metrics: Metrics) =>
        new ImageDecoder(decoder, (reason) => metrics.countDecoderEnd(reason)),
      inject: [CONFIG, Metrics],
    },
  ],
  exports: [ImageDecoder],
})
export class ImagesModule {}
