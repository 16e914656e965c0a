import { tellableError } from './tellable-error';

const SECRET = 'what ada typed';

it('keeps the kind of the error and its place', () => {
  const told = tellableError(Object.assign(new TypeError('x is not a function'), { code: 'E1' }));
  expect(told).toMatchObject({ type: 'TypeError', message: 'x is not a function', code: 'E1' });
  expect(told.stack).toMatch(/tellable-error\.spec/);
});

it.each([
  [
    'the row that a database refused',
    Object.assign(new Error('duplicate key'), { detail: SECRET }),
  ],
  ['the call that a client refused', new Error(`\nInvalid call:\n{ where: "${SECRET}" }\n\nBad.`)],
  ['either of them below another', new Error('no', { cause: new Error(`${SECRET}\nbad`) })],
  ['a text that was thrown', SECRET],
])('does not tell %s', (_what, error) => {
  expect(JSON.stringify(tellableError(error))).not.toContain(SECRET);
});
