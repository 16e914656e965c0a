import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Feature } from '../../../contract/plans';

/** The parts of a request that a condition may read, before they are parsed. */
export interface AskedRequest {
  query: Record<string, unknown>;
  body: unknown;
}

export interface Requirement {
  feature: Feature;
  /** Limits the requirement to some requests of a route. */
  when?: (request: AskedRequest) => boolean;
  /** `person`: the person's own plan counts, whatever team the query names. */
  of?: 'person';
}

export const REQUIREMENT = Symbol('requirement');

/**
 * The route needs a plan with this feature and answers 402 `plan_required` without it. The plan of the owner of the
 * workspace named by `team_id` counts, else the person's own (docs/decisions.md#plan-gates).
 */
export const Requires = (feature: Feature, options: Omit<Requirement, 'feature'> = {}) =>
  applyDecorators(SetMetadata(REQUIREMENT, { feature, ...options } satisfies Requirement));
