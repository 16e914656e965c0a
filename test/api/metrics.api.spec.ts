import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Metrics } from '../../server/infra/metrics/metrics';
import { serveMetrics } from '../../server/infra/metrics/serve-metrics';
import type { TestApp } from '../support/app';
import { uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { refuse, S3Store } from '../support/s3-store';
import { figureOf, parseScrape } from '../support/scrape';
import { useApp } from '../support/use-app';

const token = 'a-token-for-those-who-watch';

let s3: S3Store;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  Logger.overrideLogger(false);
  s3 = await S3Store.start();
});
useApp(
  async (started) => {
    app = started;
    s3.failUntilTold(null);
    ada = await app.person('ada@example.com');
  },
  { settings: () => ({ ...s3.environment, METRICS_TOKEN: token }) },
);
afterAll(() => s3.close());

const look = (authorization?: string) =>
  fetch(`${app.base}/metrics`, { headers: authorization ? { authorization } : {} });

async function scrape() {
  const answer = await look(`Bearer ${token}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  return { text, samples: parseScrape(text) };
}

it.each([undefined, 'Bearer another', `Basic ${token}`, token])(
  'refuses a request with %s',
  async (authorization) => {
    const answer = await look(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('shotvault_');
  },
);

it('counts requests by the pattern of their route, and uploads by outcome', async () => {
  const before = await scrape();
  const image = await uniqueImage();
  const id = await ada.store(image, 'secret name.png');
  await ada.upload(image);
  await ada.upload(Buffer.from('no image'));
  await ada.fetch(`/api/screenshots/${id}`);
  await ada.fetch('/api/nothing/at/all');
  await ada.fetch('/a/page/of/ours');
  const { text, samples } = await scrape();
  const grown = (name: string, labels: Record<string, string>) =>
    (figureOf(samples, name, labels) ?? 0) - (figureOf(before.samples, name, labels) ?? 0);
  const requests = 'shotvault_http_requests_total';
  const route = '/api/screenshots/:id';
  expect(grown(requests, { method: 'GET', route, status: '200' })).toBe(1);
  expect(grown('shotvault_http_request_duration_seconds_count', { method: 'GET', route })).toBe(1);
  expect(grown('shotvault_uploads_total', { result: 'stored' })).toBe(1);
  expect(grown('shotvault_uploads_total', { result: 'duplicate' })).toBe(1);
  expect(grown('shotvault_uploads_total', { result: 'refused' })).toBe(1);
  for (const secret of [id, 'ada', 'secret name', 'nothing/at/all', 'page/of/ours'])
    expect(text).not.toContain(secret);
});

it('counts waiting jobs, and the age of the oldest', async () => {
  await ada.store(await uniqueImage());
  app.clock.advance({ minutes: 2 });
  await ada.store(await uniqueImage());
  const { samples } = await scrape();
  const labels = { kind: 'screenshots.read', state: 'queued' };
  expect(figureOf(samples, 'shotvault_jobs', labels)).toBe(2);
  expect(figureOf(samples, 'shotvault_jobs_oldest_seconds', labels)).toBe(120);
  expect(figureOf(samples, 'shotvault_database_up')).toBe(1);
});

it('returns metrics of the process', async () => {
  const { samples } = await scrape();
  expect(figureOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(figureOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

it('counts failures of the store, and not absent files', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.fetch(`/api/screenshots/${id}/image?w=320`);
  const failed = async (operation: string) =>
    figureOf((await scrape()).samples, 'shotvault_storage_errors_total', { operation }) ?? 0;
  expect(await failed('find')).toBe(0);
  s3.failUntilTold(refuse(403, 'AccessDenied'));
  await ada.fetch(`/api/screenshots/${id}/image?w=640`);
  await ada.upload(await uniqueImage());
  expect(await failed('find')).toBe(1);
  expect(await failed('keepArrived')).toBe(1);
});

it('counts the outcomes of jobs in the worker, and serves them at its own port', async () => {
  const id = await ada.store(await uniqueImage());
  await ada.call('screenshots.remove', { params: { id }, query: { forever: 'true' } });
  await app.worker.start();
  await app.jobs.untilDone('screenshots.remove-files');
  const door = { token, host: '127.0.0.1', port: 0 };
  const server = await serveMetrics(app.worker.get(Metrics), door);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await fetch(url)).status).toBe(404);
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const samples = parseScrape(await answer.text());
    const labels = { kind: 'screenshots.remove-files', outcome: 'done' };
    expect(figureOf(samples, 'shotvault_job_outcomes_total', labels)).toBe(1);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await app.worker.stop();
  }
});
