import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Feature } from '../../contract/plans';

/** What of a request a condition may look at: as it came, not yet parsed. */
export interface AskedRequest {
  query: Record<string, unknown>;
  body: unknown;
}

export interface Requirement {
  feature: Feature;
  /** Where only some requests of a route need the feature. */
  when?: (request: AskedRequest) => boolean;
  /** `person`: one's own plan counts, whatever team the query names. */
  of?: 'person';
}

export const REQUIREMENT = Symbol('requirement');

/**
 * This route needs a plan with the feature; without it the answer is 402 `plan_required`. The plan that counts is
 * that of the owner of the space named by `team_id`, else one's own (decisions 4).
 */
export const Requires = (feature: Feature, options: Omit<Requirement, 'feature'> = {}) =>
  applyDecorators(SetMetadata(REQUIREMENT, { feature, ...options } satisfies Requirement));
