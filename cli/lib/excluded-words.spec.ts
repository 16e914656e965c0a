import { typedSearch, withMarks } from './excluded-words';

const marked = (line: string) => withMarks(line.split(' ')).filter((word) => /^\u2060/.test(word));

it.each([
  ['search tag:invoice -tag:german', ['-tag:german']],
  ['search -german -"two', ['-german', '-"two']],
  ['--team Harbor search -vacation -query --json', ['-vacation', '-query']],
  ['search sea -q -v -qv -h --limit 5', []],
  ['search -5 - -- -word', []],
  ['upload search -rH', []],
  ['--server search list -rH', []],
])('in %j takes for words %j', (line, words) => {
  expect(marked(line)).toEqual(words.map((word) => `\u2060${word}`));
});

it('gives a search back as it was typed', () => {
  const line = 'tag:invoice OR -tag:german';
  const [, ...words] = withMarks(['search', ...line.split(' ')]);
  expect(typedSearch(words)).toBe(line);
});
