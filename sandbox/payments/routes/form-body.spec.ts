import { ApiError } from './api-error';
import { type Fields, Form } from './form-body';

const of = (fields: Fields) => Form.of(fields);

/** The parameter that an error names. */
function wrongParam(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return error.details.param;
    throw error;
  }
  return undefined;
}

describe('a form', () => {
  it('reads brackets as objects and lists, in the order of their numbers', () => {
    const form = of({
      'items[10][price]': 'last',
      'items[2][price]': 'second',
      'items[0][price]': 'first',
      'subscription_data[metadata][user]': 'ada',
      'keys[]': ['a', 'b'],
    });
    expect(form.children('items').map((item) => item.text('price'))).toEqual([
      'first',
      'second',
      'last',
    ]);
    expect(form.child('subscription_data')?.pairs('metadata')).toEqual({ user: 'ada' });
    expect(form.texts('keys')).toEqual(['a', 'b']);
  });

  it('distinguishes a missing field from an empty text, which clears', () => {
    const form = of({ name: '' });
    expect(form.isCleared('name')).toBe(true);
    expect(form.text('name')).toBeUndefined();
    expect(form.isCleared('email')).toBe(false);
  });

  it('names the whole path of an invalid field', () => {
    const form = of({ 'a[b][count]': 'many', 'a[b][on]': 'yes', 'a[kind]': 'x', c: 'text' });
    const inner = form.child('a')?.child('b');
    expect(wrongParam(() => inner?.integer('count'))).toBe('a[b][count]');
    expect(wrongParam(() => inner?.flag('on'))).toBe('a[b][on]');
    expect(wrongParam(() => inner?.required('price'))).toBe('a[b][price]');
    expect(wrongParam(() => form.child('a')?.choice('kind', ['y']))).toBe('a[kind]');
    expect(wrongParam(() => form.child('c'))).toBe('c');
    expect(wrongParam(() => form.text('a'))).toBe('a');
  });

  it('has only the fields that were sent, under any name', () => {
    expect(of({}).text('constructor')).toBeUndefined();
    expect(of({ '__proto__[admin]': 'true' }).child('__proto__')?.flag('admin')).toBe(true);
    expect(({} as { admin?: string }).admin).toBeUndefined();
  });

  it('survives a body that is no form', () => {
    for (const name of ['a[', 'a]', '[]', '[a]', 'a[b', 'a[][]', 'a[b]c'])
      expect(() => of({ [name]: '1' }).has('a')).not.toThrow();
    expect(of({ a: 'x', 'a[b]': '1' }).child('a')?.text('b')).toBe('1');
  });
});
