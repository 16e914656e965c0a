import type { JobDefinition } from '../../common/jobs/job-definition';
import type { SystemScope } from '../../common/system-scope';

export interface JobRun {
  /** The number of this attempt, from 1. */
  attempt: number;
  /** Whether no attempt follows if this one fails. */
  isLastAttempt: boolean;
  /** The error of the previous attempt, perhaps in another process; null for the first. */
  lastError: string | null;
  /** Aborted when the definition's time is over or the worker stops. */
  signal: AbortSignal;
  /** The proof that the work of a job needs. */
  system: SystemScope;
}

/**
 * Handles the jobs of one definition. `run` must be safe to repeat; `giveUp` runs after the last attempt, with its
 * error.
 */
export interface JobHandler<Payload = unknown> {
  readonly definition: JobDefinition<Payload>;
  run(payload: Payload, run: JobRun): Promise<void>;
  giveUp(payload: Payload, error: unknown, system: SystemScope): Promise<void>;
  /** Called after each failed attempt: returns true when no other attempt should follow. */
  isFinal?(error: unknown, lastError: string | null): boolean;
}

/** Injection token for the complete list of handlers. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');

/** Fails the start when a definition has no handler or two, or a handler has no definition. */
export function assertEveryJobHandled(
  definitions: readonly { kind: string }[],
  handlers: readonly { definition: { kind: string } }[],
): void {
  const handled = handlers.map(({ definition }) => definition.kind);
  const known = definitions.map(({ kind }) => kind);
  const wrong = [...new Set([...known, ...handled])].filter(
    (kind) => !known.includes(kind) || handled.filter((other) => other === kind).length !== 1,
  );
  if (wrong.length > 0) throw new Error(`Jobs without exactly one handler: ${wrong.join(', ')}`);
}
