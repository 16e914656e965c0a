import { withLoneBraces } from './lone-braces';

const filled = (...lines: string[]) => withLoneBraces(lines);

describe('braces that stand alone', () => {
  it('are put where blocks must have ended', () => {
    expect(filled('if (a) {', '  for (b) {', '    c();', '', '  d();', '')).toEqual([
      'if (a) {',
      '  for (b) {',
      '    c();',
      '  }',
      '  d();',
      '}',
    ]);
  });

  it('follow each other, and leave those that were read', () => {
    expect(filled('a {', '  b {', '    c', '', '}')).toEqual(['a {', '  b {', '    c', '  }', '}']);
    expect(filled('a {', '  b', '', '}')).toEqual(['a {', '  b', '', '}']);
    expect(filled('try {', '  a();', '} catch (b) {', '  c();', '')).toEqual([
      ...['try {', '  a();', '} catch (b) {', '  c();', '}'],
    ]);
  });

  it('are put where they were read as something else', () => {
    expect(filled('a {', '  b {', '    c', '  1}', '1')).toEqual([
      'a {',
      '  b {',
      '    c',
      '  }',
      '}',
    ]);
    expect(filled('a = [', '1', ']')).toEqual(['a = [', '1', ']']);
  });

  it('end the blocks that are open where a whole file ends', () => {
    const code = ['if (a) {', '  while (b) {', '    c();'];
    expect(withLoneBraces(code, { isWhole: true })).toEqual([...code, '  }', '}']);
    expect(withLoneBraces(code)).toEqual(code);
  });

  it('are not put into blank lines', () => {
    const code = [
      'class A {',
      '  b() {',
      '    c();',
      '  }',
      '',
      '  d() {',
      '    e();',
      '  }',
      '}',
      '',
    ];
    expect(withLoneBraces(code)).toEqual(code);
    const python = ['def a():', '    b()', '', 'c()'];
    expect(withLoneBraces(python)).toEqual(python);
  });

  it('are invented for no file that was cut', () => {
    const whole = (...lines: string[]) => withLoneBraces(lines, { isWhole: true });
    for (const last of ['  "deep": {', '  "name": 1,', '  "list": [', '  call(a'])
      expect(whole('{', last)).toEqual(['{', last]);
    const code = ['if (a) {', '  while (b) {', '    c();'];
    expect(withLoneBraces(code, { isWhole: true, mostOpen: 1 })).toEqual(code);
    expect(withLoneBraces(code.slice(1), { isWhole: true, mostOpen: 1 })).toEqual([
      ...code.slice(1),
      '  }',
    ]);
  });
});
