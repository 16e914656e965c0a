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
  /** Who may look; without one nothing is counted. */
  token: string | null;
  /** Where the worker shows its own figures, beside nothing else. */
  workerPort: number | null;
}

export function metricsOf(vars: MetricsVariables): MetricsConfig {
  return { token: vars.METRICS_TOKEN ?? null, workerPort: vars.METRICS_WORKER_PORT ?? null };
}

/** What is wrong between the variables; read from the raw ones, to be told together with everything else. */
export function metricsProblems(env: Record<string, string | undefined>): string[] {
  if (!env.METRICS_WORKER_PORT || env.METRICS_TOKEN) return [];
  return ['METRICS_TOKEN: expected, because METRICS_WORKER_PORT is set'];
}
