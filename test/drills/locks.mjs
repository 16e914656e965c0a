// Concurrent writers at the same rows of a team, and moves between it and another one: no answer is 500 or more, and
// afterwards no counter is wrong and no file is missing.
import sharp from 'sharp';
import { givePlan } from '../support/give-plan.mjs';
import { operate, signIn, sleep, startProduct, upload } from './product.mjs';

const OWNER = 'owner@example.com';
const GUEST = 'guest@example.com';
const MEMBERS = ['one@example.com', 'two@example.com', 'three@example.com'];
const AT_ONCE = 12;
/** So few that all people use the same ones all the time. */
const TAGS = ['red', 'green', 'blue', 'black', 'white'];
const LIMITS = { RATE_LIMIT_UPLOADS: '1000000', RATE_LIMIT_UPLOAD_BURST: '1000000' };

const pick = (list) => list[Math.floor(Math.random() * list.length)];
let made = 0;

/** Little to decode or to read; often equal to another person's image. */
function smallImage() {
  made += Math.random() < 0.7 ? 1 : 0;
  const background = { r: made % 256, g: (made >> 8) % 256, b: process.pid % 256 };
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
}

class Crowd {
  ids = [];
  /** Those that are in the other team now. */
  away = [];
  moved = 0;
  collections = [];
  figures = { operations: 0, faults: /** @type {string[]} */ ([]), statuses: {} };

  constructor({ owner, people, teamId, otherId, guest, guestId }) {
    this.owner = owner;
    this.otherId = otherId;
    this.people = people;
    this.teamId = teamId;
    this.guest = guest;
    this.guestId = guestId;
    this.team = `?team_id=${teamId}`;
  }

  async send(kind, ask, path, method, body) {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const init = body ? { headers, body: JSON.stringify(body) } : {};
    return this.note(kind, await ask(path, { method, ...init }));
  }

  async note(kind, answer) {
    const text = await answer.text();
    this.figures.operations += 1;
    this.figures.statuses[answer.status] = (this.figures.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500)
      this.figures.faults.push(`${kind} answered ${answer.status}: ${text}`);
    return answer.ok && text !== '' ? JSON.parse(text) : null;
  }

  async upload() {
    const answer = await upload(pick(this.people), await smallImage(), 'red dot.png', this.teamId);
    const body = await this.note('upload', answer);
    if (body) this.ids = [...this.ids.slice(-39), body.screenshot_id];
  }

  async collect() {
    const body = { name: `Set ${this.collections.length}` };
    const made = await this.send(
      'new collection',
      this.owner,
      `/api/collections${this.team}`,
      'POST',
      body,
    );
    if (made) this.collections = [...this.collections.slice(-5), made.collection_id];
  }

  /** One change; each kind occurs according to its weight. */
  async act() {
    const ask = pick(this.people);
    const id = pick(this.ids);
    const set = pick(this.collections);
    if (!id || !set) return this.ids.length === 0 ? this.upload() : this.collect();
    const [tag, other] = [pick(TAGS), pick(TAGS)];
    const ids = Array.from({ length: 5 }, () => pick(this.ids));
    const shot = `/api/screenshots/${id}`;
    const send = (kind, path, method, body, by = ask) => this.send(kind, by, path, method, body);
    const bulk = (body) =>
      send(`bulk ${body.action}`, '/api/screenshots/bulk', 'POST', body, this.owner);
    /** @type {[weight: number, way: () => Promise<unknown>][]} */
    const ways = [
      [12, () => this.upload()],
      [8, () => send('title', shot, 'PATCH', { ai_generated_title: `A ${tag} dot` })],
      [8, () => send('favourite', shot, 'PATCH', { is_favorite: Math.random() < 0.5 })],
      [12, () => send('tags', `${shot}/tags`, 'PUT', { tags: [...new Set([tag, other])] })],
      [6, () => send('tag rename', `/api/tags/${tag}${this.team}`, 'PATCH', { name: other })],
      [4, () => send('tag delete', `/api/tags/${tag}${this.team}`, 'DELETE')],
      [4, () => send('tag restore', `/api/tags/${tag}/restore${this.team}`, 'POST')],
      [6, () => send('trash', shot, 'DELETE', undefined, this.owner)],
      [5, () => send('restore', `${shot}/restore`, 'POST', undefined, this.owner)],
      [5, () => send('forever', `${shot}?forever=true`, 'DELETE', undefined, this.owner)],
      [6, () => send('collect', `/api/collections/${set}/screenshots/${id}`, 'POST')],
      [4, () => send('uncollect', `/api/collections/${set}/screenshots/${id}`, 'DELETE')],
      [
        2,
        () => send('collection delete', `/api/collections/${set}`, 'DELETE', undefined, this.owner),
      ],
      [2, () => send('collection restore', `/api/collections/${set}/restore`, 'POST')],
      [1, () => this.collect()],
      [2, () => bulk({ ids, action: 'tag', tags: [tag, other] })],
      [2, () => bulk({ ids, action: 'untag', tags: [tag] })],
      [2, () => bulk({ ids, action: pick(['favorite', 'unfavorite', 'delete', 'restore']) })],
      [2, () => bulk({ ids, action: pick(['collect', 'uncollect']), collection_id: set })],
      [6, () => this.transfer()],
      [1, () => this.comeAndGo()],
    ];
    let at = Math.random() * ways.reduce((sum, [weight]) => sum + weight, 0);
    const [, way] = ways.find(([weight]) => (at -= weight) < 0) ?? ways[0];
    return way();
  }

  /** Some go to the other team or come back, while others delete them and merge their tags. */
  async transfer() {
    const isBack = Math.random() < 0.5 && this.away.length > 0;
    const from = isBack ? this.away : this.ids;
    const ids = [...new Set([pick(from), pick(from), pick(from)])];
    const body = {
      ids,
      team_id: isBack ? this.teamId : this.otherId,
      copy: Math.random() < 0.3,
    };
    const answer = await this.send(
      'transfer',
      this.owner,
      '/api/screenshots/transfer',
      'POST',
      body,
    );
    const there = (answer?.done ?? []).map(({ new_id: id }) => id);
    this.moved += there.length;
    if (isBack) this.ids = [...this.ids, ...there].slice(-40);
    else this.away = [...this.away, ...there].slice(-40);
  }

  /** The guest joins, marks a favourite, and is removed again. */
  async comeAndGo() {
    const { guest, guestId, teamId } = this;
    const path = `/api/teams/${teamId}/invite`;
    const invite = await this.send('invite', this.owner, path, 'POST', {
      email: GUEST,
      role: 'member',
    });
    const token = invite?.url.split('/').at(-1);
    if (!token) return;
    await this.send('join', guest, `/api/invites/${token}/accept`, 'POST');
    await this.send('favourite', guest, `/api/screenshots/${pick(this.ids)}`, 'PATCH', {
      is_favorite: true,
    });
    await this.send('removal', this.owner, `/api/teams/${teamId}/members/${guestId}`, 'DELETE');
  }

  async run(operations) {
    const work = async () => {
      while (this.figures.operations < operations) await this.act();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}

async function meet(product) {
  const owner = await signIn(product, OWNER);
  await givePlan(product, OWNER, 'Platinum');
  const json = { 'content-type': 'application/json' };
  const post = async (path, body) =>
    (await owner(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
  const { id } = await post('/api/teams', { name: 'Harbor' });
  const { id: otherId } = await post('/api/teams', { name: 'Bay' });
  const people = [owner];
  for (const email of MEMBERS) {
    const member = await signIn(product, email);
    const { url } = await post(`/api/teams/${id}/invite`, { email, role: 'member' });
    await member(`/api/invites/${url.split('/').at(-1)}/accept`, { method: 'POST' });
    people.push(member);
  }
  const search = { name: 'Live', live: true, search: { q: 'dot', tags: ['red'] } };
  await post(`/api/collections?team_id=${id}`, search);
  const guest = await signIn(product, GUEST);
  const guestId = (await (await guest('/api/users/me')).json()).id;
  return new Crowd({ owner, people, teamId: id, otherId, guest, guestId });
}

export async function drill(options) {
  const operations = options.includes('--short') ? 400 : 10_000;
  const product = await startProduct({ env: { ...LIMITS, RATE_LIMIT_INVITES: '1000000' } });
  try {
    const crowd = await meet(product);
    await crowd.run(operations);
    // Lets the worker finish its jobs.
    await sleep(2_000);
    const retries = product.log().split('transaction runs again').length - 1;
    const fsck = await operate(product.dataDir, ['--json', 'fsck']).catch((error) => String(error));
    const drift = fsck.startsWith('{') ? JSON.parse(fsck).found : fsck;
    const { statuses, faults, operations: done } = crowd.figures;
    console.log(`operations ${done}, answers ${JSON.stringify(statuses)}`);
    console.log(`moved or copied ${crowd.moved}`);
    console.log(`5xx ${faults.length}, retries after deadlocks ${retries}, drift ${drift}`);
    const still = crowd.moved === 0 ? ['nothing was moved'] : [];
    return [
      ...faults.slice(0, 10),
      ...still,
      ...(drift === 0 ? [] : [`counters or files are wrong: ${drift}`]),
    ];
  } finally {
    await product.stop();
  }
}
