// People in teams: an owner, a member who is also invited elsewhere, and an owner whose plan no longer includes teams.
import { draw, NAMES } from './drawings.mjs';
import { givePlan, personOf, put } from './vault.mjs';

const HARBOR = {
  name: 'Harbor',
  description: 'Berths, tides and everything that the harbor office sends us as a picture.',
};

/** The path of an invite. */
async function invited(owner, teamId, email, role = 'member') {
  const { url } = await owner.call('POST', `/teams/${teamId}/invite`, { email, role });
  return new URL(url).pathname;
}

async function join(product, owner, teamId, { name, role }) {
  const person = await personOf(product.url, `${name}@example.com`);
  const path = await invited(owner, teamId, person.email, role);
  await person.call('POST', `/invites/${path.split('/').at(-1)}/accept`);
  return person;
}

const idsOf = (ids) => ({ idOf: (name) => ids[name] });

/** Owns a team of six with invites and uploads, a small one, and a deleted one. */
export async function gatherCrew(product, owner) {
  givePlan(product, owner, 'Bronze');
  const { id } = await owner.call('POST', '/teams', HARBOR);
  await join(product, owner, id, { name: 'bo', role: 'admin' });
  const sailor = await join(product, owner, id, { name: 'sailor', role: 'member' });
  for (const name of ['cleo', 'alexandra.konstantinopoulou-fischer', 'emil'])
    await join(product, owner, id, { name, role: 'member' });
  for (const name of NAMES.slice(0, 3)) await put(sailor, draw(name), name, id);
  await put(owner, draw(NAMES[3]), NAMES[3], id);
  await invited(owner, id, 'dora@example.com');
  await invited(owner, id, 'frida@example.com', 'admin');
  const { id: second } = await owner.call('POST', '/teams', { name: 'Regatta 2027' });
  const invite = await invited(owner, second, sailor.email);
  const { id: deleted } = await owner.call('POST', '/teams', { name: 'Old pier' });
  await owner.call('DELETE', `/teams/${deleted}`);
  const known = { Harbor: id, invite };
  return { ...idsOf(known), crew: { sailor: { ...sailor, ...idsOf(known) } } };
}

/** A team whose owner is back on Free. */
export async function strand(product, owner) {
  givePlan(product, owner, 'Bronze');
  const { id } = await owner.call('POST', '/teams', HARBOR);
  await join(product, owner, id, { name: 'gil', role: 'member' });
  givePlan(product, owner, 'Free');
  return idsOf({ Harbor: id });
}
