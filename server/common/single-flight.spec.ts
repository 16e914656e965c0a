import { SingleFlight } from './single-flight';

/** A question whose answers the test gives by hand. */
function question() {
  const answers: ((answer: string) => void)[] = [];
  const find = () => new Promise<string>((answer) => answers.push(answer));
  return { find, answers };
}

it('sends one request for concurrent callers', async () => {
  const flights = new SingleFlight<string>();
  const { find, answers } = question();
  const both = Promise.all([flights.ask('a', find), flights.ask('a', find)]);
  answers[0]?.('here');
  expect(await both).toEqual(['here', 'here']);
  expect(answers).toHaveLength(1);
});

it('keeps different questions apart', async () => {
  const flights = new SingleFlight<string>();
  const { find, answers } = question();
  const both = Promise.all([flights.ask('a', find), flights.ask('b', find)]);
  answers.forEach((answer, index) => answer(`${index}`));
  expect(await both).toEqual(['0', '1']);
});

it('asks again after the answer, and after a failure', async () => {
  const flights = new SingleFlight<string>();
  expect(await flights.ask('a', () => Promise.resolve('first'))).toBe('first');
  await expect(flights.ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await flights.ask('a', () => Promise.resolve('third'))).toBe('third');
});

it('returns no answer from before a change', async () => {
  const flights = new SingleFlight<string>();
  const { find, answers } = question();
  const before = flights.ask('a', find);
  flights.forget();
  const after = flights.ask('a', find);
  answers[0]?.('old');
  expect(await before).toBe('old');
  const later = flights.ask('a', find);
  answers[1]?.('new');
  expect(await Promise.all([after, later])).toEqual(['new', 'new']);
  expect(answers).toHaveLength(2);
});
