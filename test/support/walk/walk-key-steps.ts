import { MAX_KEYS } from '../../../server/contract/limits';
import type { WalkKey, WalkPerson } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';
import type { Walker } from './walker';

/** Keys are made within a day of a sign-in. */
const FRESH_DAYS = 1;

const livingKeys = ({ keys }: WalkPerson) => keys.filter(({ isRevoked }) => !isRevoked);
const isFull = (person: WalkPerson) => livingKeys(person).length >= MAX_KEYS;

/** Somebody with a key, and one of theirs; revoked ones among them. */
function someKey(walk: Walker): { owner: WalkPerson; key: WalkKey } | null {
  const owners = walk.model.people.filter(({ keys }) => keys.length > 0);
  if (owners.length === 0) return null;
  const owner = walk.one(owners);
  return { owner, key: walk.one(owner.keys) };
}

const createKey: Step = async (walk) => {
  const person = walk.person();
  if (walk.random.isLikely(0.7)) await walk.signIn(person);
  const canWrite = walk.random.isLikely(0.5);
  const expected = () => {
    if (walk.daysSignedIn(person) >= FRESH_DAYS) return 401;
    if (!walk.model.has('keys', person)) return 402;
    return isFull(person) ? 409 : 201;
  };
  const { status, body } = await walk.ask(person, 'keys.create', {
    body: { name: 'a script', scopes: canWrite ? ['read', 'write'] : ['read'] },
  });
  const what = `${person.name} (${person.plan}) makes a key`;
  if (!walk.expect(what, expected(), status) || status !== 201) return;
  const { id } = body.key as { id: string };
  const made = { id, token: String(body.token), usedAt: walk.now(), isRevoked: false };
  person.keys.push({ ...made, canWrite, isCommandLine: false });
};

/** A command line asks; somebody looks, and lets it in or not. */
const pair: Step = async (walk) => {
  const person = walk.person();
  const pairing = await walk.app.keys.startPairing('a laptop');
  const what = `${person.name} answers a command line`;
  const params = { id: pairing.code };
  const looked = await walk.ask(person, 'keys.pairingRequest', { params });
  walk.expect(what, ['a laptop', 'pending'], [looked.body.device_name, looked.body.state]);
  const isWelcome = walk.random.isLikely(0.7);
  const route = isWelcome ? 'keys.approvePairing' : 'keys.denyPairing';
  walk.expect(what, 204, (await walk.ask(person, route, { params })).status);
  const next = walk.person();
  const again = await walk.ask(next, 'keys.denyPairing', { params });
  const expected = next === person ? 409 : 404;
  walk.expect(`${what}, and ${next.name} after them`, expected, again.status);
  if (isWelcome && isFull(person)) return;
  const { state, granted } = await walk.app.keys.poll(pairing, pairing.device_secret);
  walk.expect(what, isWelcome ? 'approved' : 'denied', state);
  if (!granted) return;
  person.keys.push({
    ...{ id: granted.key.id, token: granted.token, usedAt: walk.now() },
    ...{ isRevoked: false, canWrite: true, isCommandLine: true },
  });
  const later = await walk.app.keys.poll(pairing, pairing.device_secret);
  walk.expect(`${what}, which asks once more`, 'used', later.state);
};

const readByKey: Step = async (walk) => {
  const chosen = someKey(walk);
  if (!chosen) return;
  const { owner, key } = chosen;
  const expected = walk.model.statusOf(owner, key, walk.now());
  const { status, body } = await walk.run(key.token, 'auth.me');
  const what = `a program of ${owner.name} (${owner.plan}) asks who it is`;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  walk.expect(what, owner.email, body.email);
  key.usedAt = walk.now();
  const closed = await walk.run(key.token, 'keys.list');
  walk.expect(`a program of ${owner.name} asks for the keys`, 403, closed.status);
};

const writeByKey: Step = async (walk) => {
  const chosen = someKey(walk);
  if (!chosen) return;
  const { owner, key } = chosen;
  const shot = walk.shot(owner);
  const allowed = walk.model.statusOf(owner, key, walk.now());
  const success = key.canWrite ? gate(walk, owner, shot, {}, 200) : 403;
  const { status } = await walk.run(key.token, 'screenshots.update', {
    params: { id: shot?.id ?? walk.goneId() },
    body: { is_favorite: true },
  });
  const what = `a program of ${owner.name} marks ${told(shot)}`;
  if (!walk.expect(what, allowed === 200 ? success : allowed, status)) return;
  if (allowed === 200) key.usedAt = walk.now();
  if (status === 200) shot?.favoriteOf.add(owner);
};

/** Nobody revokes the keys of others, or learns of them. */
const revokeKey: Step = async (walk) => {
  const chosen = someKey(walk);
  if (!chosen) return;
  const { owner, key } = chosen;
  const person = walk.random.isLikely(0.6) ? owner : walk.person();
  const expected = person === owner && !key.isRevoked ? 204 : 404;
  const { status } = await walk.ask(person, 'keys.remove', { params: { id: key.id } });
  const what = `${person.name} revokes a key of ${owner.name}`;
  if (walk.expect(what, expected, status) && status === 204) key.isRevoked = true;
};

const listKeys: Step = async (walk) => {
  const person = walk.person();
  const { body } = await walk.ask(person, 'keys.list');
  const listed = (body as unknown as { id: string }[]).map(({ id }) => id);
  const expected = livingKeys(person).map(({ id }) => id);
  walk.expect(`${person.name}: keys`, expected.sort(), listed.sort());
};

/** Programs with tokens, with their weights. */
export const KEY_STEPS: readonly [number, Step][] = [
  [2, createKey],
  [1, pair],
  [2, readByKey],
  [2, writeByKey],
  [1, revokeKey],
  [1, listKeys],
];
