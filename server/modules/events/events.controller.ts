import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import type { WorkspaceScope } from '../../common/workspace-scope';
import { SessionAuthenticator } from '../auth/session-authenticator';
import { Scope } from '../workspaces/scope';
import { EventsService } from './events.service';

@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly sessions: SessionAuthenticator,
  ) {}

  @Get()
  async stream(
    @Scope() scope: WorkspaceScope,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
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
      end: () => void reply.raw.end(),
    };
    const isStillSignedIn = async () => (await this.sessions.authenticate(request)) !== null;
    const close = await this.events.open(scope, sink, isStillSignedIn);
    // Not the connection's: that may serve other requests afterwards.
    if (reply.raw.closed) close();
    else reply.raw.once('close', close);
  }
}
