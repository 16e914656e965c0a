import { SetMetadata } from '@nestjs/common';

export const PUBLIC = Symbol('open');

/** Opens this route to visitors; all others need a session (docs/decisions.md#origin-check). */
export const Public = () => SetMetadata(PUBLIC, true);
