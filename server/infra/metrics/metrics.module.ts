import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics, NoMetrics } from './metrics';

/** The library is loaded only where metrics are enabled. */
async function metricsOf({ metrics }: Config): Promise<Metrics> {
  if (!metrics.token) return new NoMetrics();
  const { PromMetrics } = await import('./prom-metrics.js');
  return new PromMetrics();
}

@Global()
@Module({
  providers: [{ provide: Metrics, useFactory: metricsOf, inject: [CONFIG] }],
  exports: [Metrics],
})
export class MetricsModule {}
