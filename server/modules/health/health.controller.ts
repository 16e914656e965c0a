import { Controller, Get } from '@nestjs/common';
import { SkipThrottle } from '@nestjs/throttler';
import { Open } from '../../common/http/open';
import type { Health } from '../../contract/health';
import { HealthService } from './health.service';
import { openApiDocument } from './openapi-document';
import { version } from './version';

/** Asked by orchestrators, every second or so: never counted, never behind a session. */
@Open()
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
  openapi(): object {
    return openApiDocument();
  }
}
