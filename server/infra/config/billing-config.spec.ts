import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config';

const load = (env: Record<string, string>) =>
  loadConfig({ SESSION_SECRET: 'x'.repeat(32), ...env }).billing;

describe('the configuration of plans', () => {
  let folder: string;
  const file = (text: string) => {
    const path = join(folder, 'plan.json');
    writeFileSync(path, text);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shotvault-plan-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('sells plans unless it is switched off', () => {
    expect(load({}).isOn).toBe(true);
    expect(load({ BILLING: 'off' })).toEqual({
      isOn: false,
      ownPlan: { name: 'Own server', screenshotLimit: null, storageLimit: null },
    });
    expect(() => load({ BILLING: 'no' })).toThrow('BILLING: expected on or off');
  });

  it('takes name and limit from a file', () => {
    const PLANS_FILE = file('{"name": "Family", "screenshot_limit": 500, "storage_limit": 1024}');
    expect(load({ BILLING: 'off', PLANS_FILE }).ownPlan).toEqual({
      name: 'Family',
      screenshotLimit: 500,
      storageLimit: 1024,
    });
    expect(() => load({ PLANS_FILE })).toThrow(
      'PLANS_FILE: expected only together with BILLING=off',
    );
  });

  it.each(['{', '[]', '{"limit": 5}', '{"screenshot_limit": -1}', '{"storage_limit": "1 GB"}'])(
    'refuses the file %s',
    (text) => {
      expect(() => load({ BILLING: 'off', PLANS_FILE: file(text) })).toThrow(
        'PLANS_FILE: expected a readable JSON file',
      );
    },
  );
});
