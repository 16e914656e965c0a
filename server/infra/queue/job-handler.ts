import type { JobDefinition } from '../../common/jobs/job-definition';

export interface JobRun {
  /** Which try this is, from 1. */
  attempt: number;
  /** Whether another try follows if this one fails. */
  isLastAttempt: boolean;
  /** What the try before ended with, perhaps in another process; null for the first. */
  lastError: string | null;
  /** Aborted when the time of the definition is over or the worker stops. */
  signal: AbortSignal;
}

/** Does the work of one definition. `run` must be safe to repeat; `giveUp` hears why no further try follows. */
export interface JobHandler<Payload = unknown> {
  readonly definition: JobDefinition<Payload>;
  run(payload: Payload, run: JobRun): Promise<void>;
  giveUp(payload: Payload, error: unknown): Promise<void>;
  /** Asked once after each failed try: does no other one follow? */
  isFinal?(error: unknown, lastError: string | null): boolean;
}

/** Injection token for the complete list of handlers. */
export const JOB_HANDLERS = Symbol('JOB_HANDLERS');

/** Stops the start when a definition has no handler, or two, or a handler has no definition. */
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
