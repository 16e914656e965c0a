import type { WalkLink, WalkSpace } from './walk-model';
import type { Step } from './walk-shot-steps';
import type { Walker } from './walker';

/** One pixel. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

const showsLogo = ({ model }: Walker, space: WalkSpace) =>
  space.hasLogo && model.has('logos', model.ownerOf(space));

/** The owner of a space gives its pages a logo, where the plan has that, or takes it away on any plan. */
const changeLogo: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const query = { team_id: space.teamId ?? '' };
  const isNew = walk.random.isLikely(0.7);
  const role = model.roleOf(person, space);
  const expected = () => {
    if (role === null) return 404;
    if (role !== 'owner') return 403;
    if (!isNew) return 204;
    return model.has('logos', person) ? 200 : 402;
  };
  const { status } = isNew
    ? await walk.ask(person, 'shares.putLogo', { query, body: { image: LOGO } })
    : await walk.ask(person, 'shares.removeLogo', { query });
  const what = `${person.name} ${isNew ? 'gives' : 'takes'} ${space.name} its logo`;
  if (walk.expect(what, expected(), status) && status < 300) space.hasLogo = isNew;
};

const readLogo: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const query = { team_id: space.teamId ?? '' };
  const { status, body } = await walk.ask(person, 'shares.logo', { query });
  const role = model.roleOf(person, space);
  const what = `${person.name} asks for the logo of ${space.name}`;
  if (!walk.expect(what, role === null ? 404 : 200, status) || status !== 200) return;
  const plan = model.has('logos', model.ownerOf(space));
  const expected = [space.hasLogo, plan, role === 'owner'];
  walk.expect(what, expected, [body.image !== null, body.is_shown, body.can_change]);
};

/** Further addresses below a link, behind the same check. */
const ASKED = ['shared.watch', 'shared.unlock', 'shared.logo', 'shared.download'] as const;

const visitMore: Step = async (walk) => {
  if (walk.model.links.length === 0) return;
  const link = walk.one(walk.model.links);
  const route = walk.one(ASKED);
  const { status } = await walk.visit(route, {
    params: { id: link.token },
    ...(route === 'shared.unlock' ? { body: { password: 'guessed' } } : {}),
  });
  const what = `a visitor of a link of ${link.maker.name} in ${link.space.name}: ${route}`;
  walk.expect(what, expectedOf(walk, link, route), status);
};

function expectedOf(walk: Walker, link: WalkLink, route: (typeof ASKED)[number]): number {
  if (walk.model.shownBy(link, walk.now()).length === 0) return 404;
  if (route === 'shared.download') return link.allowsDownload ? 200 : 404;
  if (route === 'shared.logo') return showsLogo(walk, link.space) ? 200 : 404;
  return 204;
}

/** Logos, and the further addresses below a link, with their weights. */
export const LINK_STEPS: readonly [number, Step][] = [
  [2, changeLogo],
  [1, readLogo],
  [4, visitMore],
];
