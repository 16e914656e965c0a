import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routes } from '../../../server/contract/routes';
import { effects, type Stale } from './effects';

const WEB = join(__dirname, '../..');
const TABLE = 'shared/api/effects.ts';

const sources = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing\//.test(file) && file !== TABLE)
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));

const namesAfter = (text: string, call: string): RouteName[] =>
  [...text.matchAll(new RegExp(`${call}(?:\\w+, )?'([\\w.]+)'`, 'g'))].map(
    ([, name]) => name as RouteName,
  );

/** Calls that change no cached answer: they leave the page or end the session. */
const WITHOUT_EFFECT: readonly RouteName[] = [
  'auth.addWayIn',
  'auth.askForLink',
  'auth.beginPasskey',
  'auth.beginPasskeySignIn',
  'auth.createSession',
  'auth.endSession',
  'auth.lookAtLink',
  'auth.useLink',
  'auth.usePasskey',
  'auth.useRecoveryCode',
  'billing.checkout',
  'billing.portal',
  'invites.decline',
  'operations.deleteAccount',
  'operator.linkPerson',
  'screenshots.check',
];

const byHook = sources.flatMap(({ text }) => namesAfter(text, 'useApiMutation\\('));
const byHand = sources.flatMap(({ text }) => namesAfter(text, 'applyEffect\\('));

describe('the effect of a mutation', () => {
  it('is declared for every call of the page that changes something', () => {
    const undeclared = byHook.filter((name) => !effects[name] && !WITHOUT_EFFECT.includes(name));
    expect(byHook.length).toBeGreaterThan(25);
    expect(undeclared).toEqual([]);
  });

  it('is declared for no call that the page never makes', () => {
    const called = new Set([...byHook, ...byHand]);
    expect(Object.keys(effects).filter((name) => !called.has(name as RouteName))).toEqual([]);
  });

  it('reads the months beside a list again with it', () => {
    const isList = (stale: Stale) => stale === 'screenshots.list' || typeof stale === 'object';
    const ofLists = Object.entries(effects).filter(
      ([, effect]) => typeof effect !== 'function' && effect.some(isList),
    );
    expect(ofLists.length).toBeGreaterThan(10);
    const without = ofLists.filter(
      ([, effect]) => typeof effect !== 'function' && !effect.includes('screenshots.timeline'),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('is applied by every file that calls a changing route without the hook', () => {
    const silent = sources.flatMap(({ file, text }) =>
      namesAfter(text, 'client\\.call\\(')
        .filter((name) => routes[name].method !== 'GET' && !WITHOUT_EFFECT.includes(name))
        .filter((name) => !namesAfter(text, 'applyEffect\\(').includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});
