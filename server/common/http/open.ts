import { SetMetadata } from '@nestjs/common';

export const OPEN = Symbol('open');

/** Visitors may call this route; everything else needs a session (decisions 33). */
export const Open = () => SetMetadata(OPEN, true);
