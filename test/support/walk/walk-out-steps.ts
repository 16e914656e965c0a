import type { WalkShot } from './walk-model';
import { gate, type Step, told } from './walk-shot-steps';

const CONTENT = { readsContent: true } as const;

/** A space as a ZIP. */
const exportSpace: Step = async (walk) => {
  const person = walk.person();
  const space = walk.space(person);
  const query = { team_id: space.teamId ?? '' };
  const { status } = await walk.ask(person, 'export.download', { query });
  const expected = walk.model.roleOf(person, space) === null ? 404 : 200;
  walk.expect(`${person.name} exports ${space.name}`, expected, status);
};

/** One chosen screenshot as a ZIP. */
const exportShot: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const isSeen = shot && walk.model.roleOf(person, shot.space) !== null;
  const teamId = isSeen ? shot.space.teamId : null;
  const { status } = await walk.ask(person, 'export.selection', {
    query: { team_id: teamId ?? '' },
    body: { ids: [shot?.id ?? walk.goneId()] },
  });
  const expected = gate(walk, person, shot, CONTENT, 200);
  walk.expect(`${person.name} exports ${told(shot)}`, expected, status);
};

/** Asks for a reading only where that is refused: otherwise the answer waits for the reading. */
const readAgain: Step = async (walk) => {
  const person = walk.person();
  const shot = walk.shot(person);
  const expected = gate(walk, person, shot, CONTENT, 200);
  if (expected === 200) return;
  const { status } = await walk.ask(person, 'processing.process', {
    params: { id: shot?.id ?? walk.goneId() },
  });
  walk.expect(`${person.name} has ${told(shot)} read again`, expected, status);
};

/** Something was found on an image; somebody says that it is none. */
const dismiss: Step = async (walk) => {
  const { shots } = walk.model;
  if (shots.length === 0) return;
  const person = walk.person();
  const shot: WalkShot = walk.shot(person) ?? walk.one(shots);
  const value = `A-${walk.random.below(1_000_000)}`;
  const [id = ''] = await walk.app.entities.store(shot.id, [{ type: 'order', value }]);
  const { status } = await walk.ask(person, 'entities.dismiss', { params: { id } });
  const what = `${person.name} dismisses what was found on ${told(shot)}`;
  if (!walk.expect(what, gate(walk, person, shot, CONTENT, 204), status) || status !== 204) return;
  const query = { team_id: shot.space.teamId ?? '', limit: '200' };
  const { body } = await walk.ask(person, 'entities.list', { query });
  const listed = (body as unknown as { id: string }[]).map((it) => it.id);
  walk.expect(`${what}: listed afterwards`, false, listed.includes(id));
};

/** Opens the stream of events of a space, and leaves. */
const listen: Step = async (walk) => {
  const person = walk.person();
  const space = walk.space(person);
  const query = { team_id: space.teamId ?? '' };
  const status = await walk.peek(person, 'events.stream', { query });
  const expected = walk.model.roleOf(person, space) === null ? 404 : 200;
  walk.expect(`${person.name} listens to ${space.name}`, expected, status);
};

/** Example images, asked for where none may be stored. */
const samples: Step = async (walk) => {
  const { model } = walk;
  const person = walk.person();
  const space = walk.space(person);
  const isForeign = model.roleOf(person, space) === null;
  if (!isForeign && !model.isPaused(space)) return;
  const { status } = await walk.ask(person, 'screenshots.samples', {
    query: { team_id: space.teamId ?? '' },
  });
  walk.expect(`${person.name} adds examples to ${space.name}`, isForeign ? 404 : 402, status);
};

/** Exports, events, readings and their finds with their weights. */
export const OUT_STEPS: readonly [number, Step][] = [
  [1, exportSpace],
  [2, exportShot],
  [1, readAgain],
  [2, dismiss],
  [1, listen],
  [1, samples],
];
