import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Public } from '../../common/http/public.decorator';
import type { Health } from '../../contract/health';
import { HealthService } from './health.service';
import { openApiDocument } from './openapi-document';
import { version } from './version';

/** Orchestrators ask this every second or so: it is neither rate limited nor behind a session. */
@Public()
@SkipThrottle()
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('health')
  get(): Promise<Health> {
    return this.ready();
  }

  @Get('health/live')
  live(): Health {
    return { status: 'ok', version };
  }

  @Get('health/ready')
  async ready(): Promise<Health> {
    await this.health.assertReady();
    return { status: 'ok', version };
  }

  @Get('openapi.json')
  openapi(): Promise<object> {
    return openApiDocument();
  }
}
