import { Controller, Get, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { StillSignedIn } from '../../common/http/person.decorator';
import { zod } from '../../common/http/zod.pipe';
import type { WorkspaceAccess } from '../../common/workspace-scope';
import { EventsQuery } from '../../contract/events';
import { Scope } from '../workspaces/scope.pipe';
import { EventsService } from './events.service';
import { StreamPlaces } from './stream-places';

@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly places: StreamPlaces,
  ) {}

  @Get()
  async stream(
    @Scope() scope: WorkspaceAccess,
    @Query(zod(EventsQuery)) { missed_ms: missedMs = 0 }: EventsQuery,
    @StillSignedIn() isStillSignedIn: () => Promise<boolean>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const leave = this.places.take(scope.userId);
    reply.raw.once('close', leave);
    const common = reply.getHeaders() as OutgoingHttpHeaders;
    reply.hijack();
    reply.raw.writeHead(200, {
      ...common,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    const sink = {
      write: (text: string) => void reply.raw.write(text),
      waiting: () => reply.raw.writableLength,
      end: () => void reply.raw.end(),
      cut: () => void reply.raw.destroy(),
    };
    const close = await this.events.open({ scope, isStillSignedIn, missedMs }, sink);
    // The reply's own close event: the connection may serve other requests afterwards.
    if (reply.raw.closed) {
      close();
      leave();
    } else reply.raw.once('close', close);
  }
}
