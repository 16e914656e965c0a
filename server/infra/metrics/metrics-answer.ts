import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics';

export interface MetricsAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** The answer of `/metrics`: the metrics, or 401 without the token. */
export async function metricsAnswer(
  metrics: Metrics,
  token: string,
  authorization: string | undefined,
): Promise<MetricsAnswer> {
  if (!isSame(authorization ?? '', `Bearer ${token}`)) {
    return {
      status: 401,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'www-authenticate': 'Bearer' },
      text: 'Send METRICS_TOKEN as a Bearer token.\n',
    };
  }
  const { type, text } = await metrics.gather();
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, text };
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((it) => createHash('sha256').update(it).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
