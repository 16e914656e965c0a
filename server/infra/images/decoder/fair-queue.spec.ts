import { FairQueue } from './fair-queue';

interface Job {
  person: string;
  isHeavy: boolean;
  name: string;
}

let queue: FairQueue<Job>;
beforeEach(() => (queue = new FairQueue()));

function add(person: string, count: number, isHeavy = false): void {
  for (let n = 1; n <= count; n += 1) queue.add({ person, isHeavy, name: `${person}${n}` });
}

/** Serves everything that waits, each job at the same cost unless told. */
function served(cost: (job: Job) => number = () => 1, isHeavyAllowed = true): string[] {
  const names: string[] = [];
  for (let job = queue.take(isHeavyAllowed); job; job = queue.take(isHeavyAllowed)) {
    names.push(job.name);
    queue.charge(job.person, cost(job));
  }
  return names;
}

it('serves people in turn, however much one of them has waiting', () => {
  add('eve', 4);
  add('ada', 2);
  expect(served()).toEqual(['eve1', 'ada1', 'eve2', 'ada2', 'eve3', 'eve4']);
});

it('serves a person with small images before one with large images', () => {
  add('eve', 3);
  add('ada', 4);
  const order = served(({ person }) => (person === 'eve' ? 49 : 2));
  expect(order).toEqual(['eve1', 'ada1', 'ada2', 'ada3', 'ada4', 'eve2', 'eve3']);
});

it('gives no credit for idle time', () => {
  add('eve', 100);
  for (let n = 0; n < 90; n += 1) {
    queue.take(true);
    queue.charge('eve', 1);
  }
  add('ada', 3);
  expect(served().slice(0, 6)).toEqual(['ada1', 'eve91', 'ada2', 'eve92', 'ada3', 'eve93']);
});

it('remembers the use of a person who returns at once', () => {
  add('ada', 2);
  add('eve', 1);
  queue.charge('eve', 10);
  expect(queue.take(true)?.name).toBe('ada1');
  add('eve', 1);
  expect(queue.take(true)?.name).toBe('ada2');
});

it('keeps heavy jobs for the place that takes them', () => {
  add('eve', 2, true);
  add('eve', 1);
  expect(served(undefined, false)).toEqual(['eve1']);
  expect(served()).toEqual(['eve1', 'eve2']);
});
