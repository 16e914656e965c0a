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
  const { status, body: made } = await walk.ask(person, 'shares.create', {
    body: { ...body, redact: false, expires_in_days: DAYS_OF_LINK },
  });
  const what = `${person.name} shares ${JSON.stringify(body)}`;
  if (!walk.expect(what, expected, status) || status !== 201) return;
  walk.model.links.push({
    ...{ id: String(made.id), token: String(made.url).split('/').at(-1) ?? '', maker: person },
    ...{ endsAt: walk.now() + DAYS_OF_LINK * DAY_MS, isRevoked: false, ...shows },
  });
}

type Shows = Pick<WalkLink, 'space' | 'shots' | 'collection'>;

/** A success unless the space has no room for a further link. */
const allowed = (walk: Walker, { space }: Shows) =>
  walk.model.hasRoomForLink(space, walk.now()) ? 201 : 402;

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

const revoke: Step = async (walk) => {
  const { model } = walk;
  if (model.links.length === 0) return;
  const person = walk.person();
  const link = walk.one(model.links);
  const isMine = link.maker === person || model.isManager(person, link.space);
  const isSeen = model.roleOf(person, link.space) !== null && !link.isRevoked;
  const expected = isSeen ? (isMine ? 204 : 403) : 404;
  const { status } = await walk.ask(person, 'shares.revoke', { params: { id: link.id } });
  const what = `${person.name} revokes a link of ${link.maker.name} in ${link.space.name}`;
  if (walk.expect(what, expected, status) && status === 204) link.isRevoked = true;
};

/** Without an account: what a link shows now, or that there is nothing. */
const visit: Step = async (walk) => {
  if (walk.model.links.length === 0) return;
  const link = walk.one(walk.model.links);
  const shown = walk.model.shownBy(link, walk.now());
  const { status, body } = await walk.visit('shared.get', link.token);
  const what = `a visitor opens ${link.id} of ${link.maker.name} in ${link.space.name}`;
  const expected = shown.length > 0 ? 200 : 404;
  if (!walk.expect(what, expected, status) || status !== 200) return;
  walk.expect(what, shown.map(({ id }) => id).sort(), idsOf(body));
  await visitImage(walk, link, shown);
};

/** The picture of any screenshot is served through the link if and only if the link shows it. */
async function visitImage(walk: Walker, link: WalkLink, shown: readonly WalkShot[]): Promise<void> {
  const shot = walk.random.isLikely(0.5) ? walk.one(shown) : walk.one(walk.model.shots);
  const { status } = await walk.visit('shared.image', link.token, shot.id);
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
  [5, visit],
];
