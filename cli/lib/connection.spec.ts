import { patientFetch } from './connection';

/** Answers with these statuses one after another, then with 200. */
function server(...statuses: (number | 'down')[]) {
  const sent: string[] = [];
  const send = async (url: string, init: RequestInit = {}) => {
    sent.push(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
    const status = statuses.shift() ?? 200;
    if (status === 'down') throw new TypeError('fetch failed');
    return new Response(null, { status });
  };
  const patient = patientFetch({
    server: 'http://vault.test',
    backoffMs: 1,
    fetch: send as typeof fetch,
  });
  return { sent, patient };
}

const upload = 'http://vault.test/api/screenshots/upload';

it.each([[[503, 500, 429]], [['down' as const, 502]]])('tries again after %j', async (statuses) => {
  const { sent, patient } = server(...statuses);
  expect((await patient(upload, { method: 'POST' })).status).toBe(200);
  expect(sent).toHaveLength(statuses.length + 1);
});

it('recognises another server', async () => {
  const page = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
  const patient = patientFetch({ server: 'http://web.test', fetch: page });
  await expect(patient('http://web.test/api/users/me')).rejects.toThrow(
    'What answers at http://web.test is not Shotvault. Is the address right?',
  );
});

it('gives up after three more tries', async () => {
  const { sent, patient } = server(500, 500, 500, 500, 500);
  expect((await patient(upload, { method: 'POST' })).status).toBe(500);
  expect(sent).toHaveLength(4);
  const down = server('down', 'down', 'down', 'down');
  await expect(down.patient('http://vault.test/api/tags')).rejects.toThrow('cannot be reached');
});

it('does not repeat requests that could take effect twice', async () => {
  const { sent, patient } = server(500);
  const create = { method: 'POST' };
  expect((await patient('http://vault.test/api/collections', create)).status).toBe(500);
  expect(sent).toHaveLength(1);
});

it('leaves a long wait to the person, whether it is told in seconds or as a date', async () => {
  for (const retryAfter of ['3600', 'Thu, 01 Jan 2099 00:00:00 GMT']) {
    const busy = jest.fn(() =>
      Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })),
    );
    const patient = patientFetch({ server: 'http://vault.test', backoffMs: 1, fetch: busy });
    expect((await patient('http://vault.test/api/tags')).status).toBe(429);
    expect(busy).toHaveBeenCalledTimes(1);
  }
});

it.each([402, 404, 409])('takes %i for an answer', async (status) => {
  const { sent, patient } = server(status);
  expect((await patient(upload, { method: 'POST' })).status).toBe(status);
  expect(sent).toHaveLength(1);
});
