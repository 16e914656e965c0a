import type { WalkLink, WalkPerson, WalkShot } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';
import type { Answered, Walker } from './walker';

const DAYS_OF_LINK = 7;
const DAY_MS = 86_400_000;

/** Asks for a link to these things, and adds it to the model where it was made. */
async function make(
  walk: Walker,
  person: WalkPerson,
  { body, shows, expected }: { body: object; shows: Shows; expected: number },
): Promise<void> {
  const allowsDownload = walk.random.isLikely(0.5);
  const wishes = { redact: false, expires_in_days: DAYS_OF_LINK, allow_download: allowsDownload };
  const { status, body: made } = await walk.ask(person, 'shares.create', {
    body: { ...body, ...wishes },
  });
  const what = `${person.name} shares ${JSON.stringify(body)}`;
  if (!walk.expect(what, expected, status) || status !== 201) return;
  walk.model.links.push({
    ...{ id: String(made.id), token: String(made.url).split('/').at(-1) ?? '', maker: person },
    ...{ endsAt: walk.now() + DAYS_OF_LINK * DAY_MS, isRevoked: false, allowsDownload },
    ...shows,
  });
}

type Shows = Pick<WalkLink, 'space' | 'shots' | 'collection'>;

/** A success unless the space forbids links, or has no room for a further one. */
function allowed(walk: Walker, { space }: Shows): number {
  if (!space.allowsLinks) return 403;
  return walk.model.hasRoomForLink(space, walk.now()) ? 201 : 402;
}

const shareShot: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  if (!shot) return;
  const shows = { space: shot.space, shots: new Set<WalkShot>([shot]), collection: null };
  const seen = gate(walk, person, shot, { readsContent: true }, 201);
  const expected = seen === 201 ? allowed(walk, shows) : seen;
  await make(walk, person, { body: { screenshot_ids: [shot.id] }, shows, expected });
};

const shareCollection: Step = async (walk) => {
  if (walk.model.collections.length === 0) return;
  const person = walk.person();
  const collection = walk.one(walk.model.collections);
  const { space, id } = collection;
  const shows = { space, shots: new Set<WalkShot>(), collection };
  const expected = walk.model.roleOf(person, space) === null ? 404 : allowed(walk, shows);
  await make(walk, person, { body: { collection_id: id }, shows, expected });
};

/** The status of a request to change a link. */
function changing({ model }: Walker, person: WalkPerson, link: WalkLink, success: number): number {
  const isMine = link.maker === person || model.isManager(person, link.space);
  const isSeen = model.roleOf(person, link.space) !== null && !link.isRevoked;
  if (!isSeen) return 404;
  return isMine ? success : 403;
}

const revoke: Step = async (walk) => {
  const { model } = walk;
  if (model.links.length === 0) return;
  const person = walk.person();
  const link = walk.one(model.links);
  const expected = changing(walk, person, link, 204);
  const { status } = await walk.ask(person, 'shares.revoke', { params: { id: link.id } });
  const what = `${person.name} revokes a link of ${link.maker.name} in ${link.space.name}`;
  if (walk.expect(what, expected, status) && status === 204) link.isRevoked = true;
};

/** A link that is over takes a place again when it gets a later end. */
const change: Step = async (walk) => {
  const { model } = walk;
  if (model.links.length === 0) return;
  const person = walk.person();
  const link = walk.one(model.links);
  const days = walk.random.isLikely(0.5) ? DAYS_OF_LINK : null;
  const isOver = link.endsAt <= walk.now();
  const hasRoom = days === null || !isOver || model.hasRoomForLink(link.space, walk.now());
  const success = link.space.allowsLinks ? (hasRoom ? 200 : 402) : 403;
  const { status } = await walk.ask(person, 'shares.update', {
    params: { id: link.id },
    body: days === null ? { show_text: walk.random.isLikely(0.5) } : { expires_in_days: days },
  });
  const what = `${person.name} changes a link of ${link.maker.name} in ${link.space.name}`;
  if (!walk.expect(what, changing(walk, person, link, success), status) || status !== 200) return;
  if (days !== null) link.endsAt = walk.now() + days * DAY_MS;
};

const renew: Step = async (walk) => {
  if (walk.model.links.length === 0) return;
  const person = walk.person();
  const link = walk.one(walk.model.links);
  const { status, body } = await walk.ask(person, 'shares.renew', { params: { id: link.id } });
  const what = `${person.name} renews a link of ${link.maker.name} in ${link.space.name}`;
  if (!walk.expect(what, changing(walk, person, link, 200), status) || status !== 200) return;
  const old = await walk.visit('shared.get', { params: { id: link.token } });
  walk.expect(`${what}: the old address`, 404, old.status);
  link.token = String(body.url).split('/').at(-1) ?? '';
};

/** Managers revoke all links of a space, members their own. */
const revokeAll: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const theirs = model.links.filter(
    (it) =>
      it.space === space &&
      !it.isRevoked &&
      (it.maker === person || model.isManager(person, space)),
  );
  // Few, so that links live long enough to be looked at.
  if (theirs.length > 4) return;
  const { status, body } = await walk.ask(person, 'shares.revokeAll', {
    query: { team_id: space.teamId ?? '' },
  });
  const what = `${person.name} revokes the links of ${space.name}`;
  const expected = model.roleOf(person, space) === null ? 404 : 200;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  walk.expect(what, theirs.length, body.revoked);
  for (const link of theirs) link.isRevoked = true;
};

/** Without an account: what a link shows now, or that there is nothing. */
const visit: Step = async (walk) => {
  if (walk.model.links.length === 0) return;
  const link = walk.one(walk.model.links);
  const shown = walk.model.shownBy(link, walk.now());
  const { status, body } = await walk.visit('shared.get', { params: { id: link.token } });
  const what = `a visitor opens ${link.id} of ${link.maker.name} in ${link.space.name}`;
  const expected = shown.length > 0 ? 200 : 404;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  walk.expect(what, shown.map(({ id }) => id).sort(), idsOf(body));
  await visitImage(walk, link, shown);
};

/** The picture of any screenshot is served through the link if and only if the link shows it. */
async function visitImage(walk: Walker, link: WalkLink, shown: readonly WalkShot[]): Promise<void> {
  const shot = walk.random.isLikely(0.5) ? walk.one(shown) : walk.one(walk.model.shots);
  const { status } = await walk.visit('shared.image', {
    params: { id: link.token, itemId: shot.id },
  });
  const expected = shown.includes(shot) ? 200 : 404;
  walk.expect(`a visitor of ${link.id} asks for ${told(shot)}`, expected, status);
}

const idsOf = (body: Answered['body']) =>
  (body.items as { id: string }[]).map(({ id }) => id).sort();

/** Links and their visitors with their weights. */
export const SHARE_STEPS: readonly [number, Step][] = [
  [3, shareShot],
  [1, shareCollection],
  [1, revoke],
  [2, change],
  [1, renew],
  [1, revokeAll],
  [5, visit],
];
