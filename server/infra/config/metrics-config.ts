import { z } from 'zod';

export const metricsVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'expected at least 16 characters without spaces')
    .optional(),
  METRICS_WORKER_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a port')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'expected a port')
    .optional(),
};

type MetricsVariables = z.output<z.ZodObject<typeof metricsVariables>>;

export interface MetricsConfig {
  /** The token that `/metrics` requires; without one nothing is counted. */
  token: string | null;
  /** The port at which the worker serves its own metrics. */
  workerPort: number | null;
}

export function metricsOf(vars: MetricsVariables): MetricsConfig {
  return { token: vars.METRICS_TOKEN ?? null, workerPort: vars.METRICS_WORKER_PORT ?? null };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function metricsProblems(env: Record<string, string | undefined>): string[] {
  if (!env.METRICS_WORKER_PORT || env.METRICS_TOKEN) return [];
  return ['METRICS_TOKEN: expected, because METRICS_WORKER_PORT is set'];
}
