import type { RouteName } from '../../../server/contract/routes';
import type { Step } from './walk-shot-steps';
import type { Asked } from './walker';

const ABSENT = { id: '0199a8b0-0000-7000-8000-000000000000' };
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

/** No operator walks here, so everybody learns that there is nothing. */
const OF_OPERATORS: readonly [RouteName, Asked?][] = [
  ['operator.overview'],
  ['operator.failedJobs'],
  ['operator.retryAll'],
  ['operator.retry', { params: ABSENT }],
  ['operator.site'],
  ['operator.updateSite', { body: { name: 'Taken over' } }],
  ['operator.people'],
  ['operator.updatePerson', { params: ABSENT, body: { operator: true } }],
  ['operator.signOutPerson', { params: ABSENT, body: {} }],
  ['operator.linkPerson', { params: ABSENT, body: {} }],
  ['operator.invites'],
  ['operator.invite', { body: { email: 'new@example.com', operator: true } }],
  ['operator.withdrawInvite', { params: ABSENT }],
];

const knockAtOperators: Step = async (walk) => {
  const person = walk.person();
  const [route, asked] = walk.one(OF_OPERATORS);
  const { status } = await walk.ask(person, route, asked);
  walk.expect(`${person.name} ${route}`, 404, status);
};

/** Things that no one of these people has: a subscription at the provider, a passkey, a second way in. */
const WITHOUT_A_THING: readonly [RouteName, number, Asked?][] = [
  ['billing.cancel', 409],
  ['billing.resume', 409],
  ['billing.portal', 409],
  ['billing.changePreview', 409, { query: { plan_id: '2' } }],
  ['billing.change', 409, { body: { plan_id: 2, when: 'now' } }],
  ['auth.addWayIn', 404, { body: { provider: 'nowhere' } }],
  ['auth.removeWayIn', 404, { params: ABSENT }],
  ['auth.beginPasskey', 409],
  ['auth.renamePasskey', 404, { params: ABSENT, body: { name: 'Another name' } }],
  ['auth.removePasskey', 404, { params: ABSENT }],
  ['auth.makeRecoveryCodes', 409],
  ['findings.update', 404, { params: ABSENT, body: { state: 'dismissed' } }],
];

/** These want a new sign-in before they look at anything. */
const WANT_A_NEW_SIGN_IN: readonly RouteName[] = [
  'auth.addWayIn',
  'auth.removeWayIn',
  'auth.beginPasskey',
  'auth.renamePasskey',
  'auth.removePasskey',
  'auth.makeRecoveryCodes',
];

const useWhatIsNotThere: Step = async (walk) => {
  const person = walk.person();
  const [route, expected, asked] = walk.one(WITHOUT_A_THING);
  if (WANT_A_NEW_SIGN_IN.includes(route)) await walk.signIn(person);
  const { status } = await walk.ask(person, route, asked);
  walk.expect(`${person.name} ${route}`, expected, status);
};

/** Guesses of somebody without an account. */
const GUESSES: readonly [RouteName, number, Asked][] = [
  ['auth.createSession', 403, { body: { code: 'x' } }],
  ['auth.begin', 404, { params: { id: 'nowhere' } }],
  ['auth.askForLink', 404, { body: { email: 'ada@example.com' } }],
  ['auth.lookAtLink', 404, { body: { token: 'guessed' } }],
  ['auth.useLink', 404, { body: { token: 'guessed' } }],
  ['auth.beginPasskeySignIn', 409, {}],
  ['auth.useRecoveryCode', 403, { body: { code: 'guessed' } }],
  ['billing.webhook', 422, { body: { id: 'evt_x' } }],
  ['keys.pollPairing', 404, { params: ABSENT }],
  ['invites.get', 404, { params: { id: 'guessed' } }],
  ['shared.get', 404, { params: { id: 'guessed' } }],
  [
    'auth.usePasskey',
    409,
    {
      body: {
        credential: {
          ...CREDENTIAL,
          response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    },
  ],
];

const guess: Step = async (walk) => {
  const [route, expected, asked] = walk.one(GUESSES);
  const { status } = await walk.visit(route, asked);
  walk.expect(`a visitor guesses: ${route}`, expected, status);
};

const OPEN_TO_ALL: readonly RouteName[] = [
  ...(['health.get', 'health.live', 'health.ready', 'health.openapi'] as const),
  ...(['auth.ways', 'auth.redirectUrl', 'billing.plans', 'billing.config'] as const),
];
const OF_ONESELF: readonly RouteName[] = [
  ...(['billing.invoices', 'billing.products', 'auth.waysIn', 'auth.passkeys'] as const),
];

const readOpen: Step = async (walk) => {
  const route = walk.one(OPEN_TO_ALL);
  walk.expect(`a visitor: ${route}`, 200, (await walk.visit(route)).status);
  const own = walk.one(OF_ONESELF);
  walk.expect(`a visitor: ${own}`, 401, (await walk.visit(own)).status);
  const person = walk.person();
  walk.expect(`${person.name} ${own}`, 200, (await walk.ask(person, own)).status);
};

/** A session that was ended opens nothing, and leaves the others alone. */
const signOut: Step = async (walk) => {
  const person = walk.person();
  const elsewhere = await walk.app.person(person.email);
  const ended = await elsewhere.send(walk.one(['auth.endSession', 'auth.logout'] as const));
  walk.expect(`${person.name} signs out elsewhere`, 204, ended.status);
  const later = await elsewhere.send('auth.me');
  walk.expect(`${person.name}, signed out`, 401, later.status);
  const here = await walk.ask(person, 'auth.me');
  walk.expect(`${person.name}, still signed in here`, 200, here.status);
};

const renameSelf: Step = async (walk) => {
  const person = walk.person();
  const name = `${person.name} ${walk.random.below(1_000)}`;
  await walk.ask(person, 'auth.updateMe', { body: { name } });
  const { body } = await walk.ask(person, 'auth.me');
  const shown = (body.google_user_data as { name: string } | undefined)?.name;
  walk.expect(`${person.name} takes the name ${name}`, name, shown);
};

/** Owners of a team with other members cannot go. */
const leaveForGood: Step = async (walk) => {
  const { model } = walk;
  const kept = model.spaces.find(
    (it) => it.teamId !== null && it.deletedAt === null && it.members.size > 1,
  );
  if (!kept) return;
  const owner = model.ownerOf(kept);
  await walk.signIn(owner);
  const { status } = await walk.ask(owner, 'operations.deleteAccount');
  walk.expect(`${owner.name} closes the account`, 409, status);
};

/** Only owners decide whether images go to a model; there is none here. */
const chooseModel: Step = async (walk) => {
  const person = walk.person();
  const space = walk.space(person);
  const { status } = await walk.ask(person, 'workspaces.updateSettings', {
    query: { team_id: space.teamId ?? '' },
    body: { vision_model: true },
  });
  const role = walk.model.roleOf(person, space);
  const expected = role === null ? 404 : role === 'owner' ? 409 : 403;
  walk.expect(`${person.name} chooses a model for ${space.name}`, expected, status);
};

/** Doors that are closed to all, open to all, or lead to oneself, with their weights. */
export const DOOR_STEPS: readonly [number, Step][] = [
  [2, knockAtOperators],
  [2, useWhatIsNotThere],
  [2, guess],
  [2, readOpen],
  [1, signOut],
  [1, renameSelf],
  [1, leaveForGood],
  [1, chooseModel],
];
