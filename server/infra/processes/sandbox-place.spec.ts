import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSandboxPlace, withKeptSandbox } from './sandbox-place';

const URL = 'http://127.0.0.1:4712';
let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'sandbox-place-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

it('tells a command where the sandbox of the server is', () => {
  keepSandboxPlace(dataDir, 'http://127.0.0.1:1');
  keepSandboxPlace(dataDir, URL);
  expect(withKeptSandbox({ PORT: '3000' }, dataDir)).toEqual({ PORT: '3000', SANDBOX_URL: URL });
  expect(statSync(join(dataDir, 'sandbox-url')).mode & 0o777).toBe(0o600);
});

it.each([{ SANDBOX_URL: 'http://127.0.0.1:9' }, { SANDBOX_PORT: '9' }])(
  'leaves what the environment says: %p',
  (env) => {
    keepSandboxPlace(dataDir, URL);
    expect(withKeptSandbox(env, dataDir)).toEqual(env);
  },
);

it('knows none where no server was started', () => {
  expect(withKeptSandbox({}, dataDir)).toEqual({});
});
