import { writeFileSync } from 'node:fs';
import type { TestApp } from '../support/app';
import { Random } from '../support/search/random';
import { useApp } from '../support/use-app';
import { audit } from '../support/walk/walk-audit';
import { DOOR_STEPS } from '../support/walk/walk-door-steps';
import { EDIT_STEPS } from '../support/walk/walk-edit-steps';
import { KEY_STEPS } from '../support/walk/walk-key-steps';
import { LINK_STEPS } from '../support/walk/walk-link-steps';
import { OUT_STEPS } from '../support/walk/walk-out-steps';
import { READ_STEPS } from '../support/walk/walk-reads';
import { SHARE_STEPS } from '../support/walk/walk-share-steps';
import { SHOT_STEPS, type Step } from '../support/walk/walk-shot-steps';
import { SPACE_STEPS } from '../support/walk/walk-space-steps';
import { TEAM_STEPS } from '../support/walk/walk-team-steps';
import { Walker } from '../support/walk/walker';

// `npm run drill -- walk` takes far more steps.
const STEPS = Number(process.env.WALK_STEPS ?? 400);
const SEED = Number(process.env.WALK_SEED ?? 20_261_125);
const AUDIT_EVERY = Number(process.env.WALK_AUDIT_EVERY ?? 200);
const PATIENCE_MS = 60_000 + STEPS * 300;
/** Longer than a move can be undone, which gives an allowance back. */
const MINUTES_A_STEP = 11;
const MOST_DIFFERENCES = 20;
/** The limits of calls are tested elsewhere. */
const LIMITS = Object.fromEntries(
  ['REQUESTS', 'UPLOADS', 'INVITES', 'IMAGES', 'EXPORTS', 'PAIRINGS'].map((what) => [
    `RATE_LIMIT_${what}`,
    '1000000',
  ]),
);

let app: TestApp;
useApp(
  (started) => {
    app = started;
  },
  { settings: LIMITS },
);

const KNOWN = [SHOT_STEPS, EDIT_STEPS, SPACE_STEPS, TEAM_STEPS, SHARE_STEPS, READ_STEPS];
const ALL = [...KNOWN, KEY_STEPS, LINK_STEPS, OUT_STEPS, DOOR_STEPS]
  .flat()
  .flatMap(([weight, step]) => Array.from({ length: weight }, () => step)) as [Step, ...Step[]];

async function walkAlong(walk: Walker): Promise<number> {
  for (let n = 1; n <= STEPS; n += 1) {
    app.clock.advance({ minutes: MINUTES_A_STEP });
    await walk.keepSignedIn();
    await walk.random.one(ALL)(walk);
    if (n % AUDIT_EVERY === 0) {
      await app.screenshots.purgeExpired();
      walk.model.purge(walk.now());
      await audit(walk);
    }
    if (walk.differences.length >= MOST_DIFFERENCES) return n;
  }
  return STEPS;
}

it(
  'answers six people as the model of the rules predicts, whatever they do',
  async () => {
    const walk = new Walker(app, new Random(SEED));
    const steps = await walkAlong(walk);
    const { shots, spaces, goneShots } = walk.model;
    const figures = { steps, shots: shots.length, gone: goneShots.length, spaces: spaces.length };
    const { differences } = walk;
    if (process.env.WALK_FIGURES)
      writeFileSync(process.env.WALK_FIGURES, JSON.stringify({ ...figures, differences }));
    expect(differences).toEqual([]);
    // A walk in which nothing happens would prove nothing.
    expect(shots.length).toBeGreaterThan(STEPS / 20);
  },
  PATIENCE_MS,
);
