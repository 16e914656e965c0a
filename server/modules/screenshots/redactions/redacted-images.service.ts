import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { disconnectSignal } from '../../../common/http/disconnect-signal';
import type { PersonScope } from '../../../common/person-scope';
import type { ImageQuery } from '../../../contract/screenshots';
import { ScreenshotsService } from '../rows/screenshots.service';
import { beingPrepared } from './not-clean';
import { RedactedCopiesService } from './redacted-copies.service';
import { RedactionsService } from './redactions.service';
import { copyKindFor, sendWebp } from './send-copy';

interface Asked {
  reply: FastifyReply;
  query: ImageQuery;
}

/** Shows members of a space the picture that a link would show. */
@Injectable()
export class RedactedImagesService {
  constructor(
    private readonly redactions: RedactionsService,
    private readonly copies: RedactedCopiesService,
    private readonly screenshots: ScreenshotsService,
  ) {}

  /** Waits for a copy that is being made; throws 409 where something on it can still be read. */
  async send(person: PersonScope, id: string, { reply, query }: Asked): Promise<void> {
    const copy = await this.redactions.preview(person, id, disconnectSignal(reply));
    const bytes = await this.copies.read(id, copy, copyKindFor(query.w));
    if (bytes) return sendWebp(reply, bytes);
    const { scope } = await this.screenshots.open(person, id);
    await this.copies.recheck(scope, [id], 'ready');
    throw beingPrepared();
  }
}
