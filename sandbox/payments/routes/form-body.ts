import { invalid, missingParameter } from './api-error';

/** The fields of a form or a query: names may contain brackets, repeated ones are a list. */
export type Fields = Record<string, string | string[] | undefined>;

type Tree = string | Branch;
interface Branch {
  [name: string]: Tree;
}

/** Fields such as `items[0][price]=…` and `expand[]=…` as a tree, read with the provider's errors. */
export class Form {
  private constructor(
    private readonly tree: Branch,
    private readonly path = '',
  ) {}

  static of(fields: Fields = {}): Form {
    const tree = branch();
    for (const [name, value] of Object.entries(fields))
      for (const text of Array.isArray(value) ? value : [value ?? ''])
        plant(tree, stepsOf(name), text);
    return new Form(tree);
  }

  has(name: string): boolean {
    return this.tree[name] !== undefined;
  }

  /** True for an empty text, which clears a field. */
  isCleared(name: string): boolean {
    return this.tree[name] === '';
  }

  text(name: string): string | undefined {
    const value = this.tree[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalid('Invalid string.', this.paramOf(name));
    return value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missingParameter(this.paramOf(name));
    return value;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw invalid(`Invalid boolean: ${value}`, this.paramOf(name));
    return value === 'true';
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value))
      throw invalid(`Invalid integer: ${value}`, this.paramOf(name), 'parameter_invalid_integer');
    return Number(value);
  }

  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const known = choices.find((choice) => choice === value);
    if (!known)
      throw invalid(
        `Invalid ${this.paramOf(name)}: must be one of ${choices.join(', ')}`,
        this.paramOf(name),
      );
    return known;
  }

  child(name: string): Form | undefined {
    const value = this.tree[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid('Invalid object', this.paramOf(name));
    return new Form(value, this.paramOf(name));
  }

  /** The entries of an array of objects, in order. */
  children(name: string): Form[] {
    const list = this.child(name);
    if (!list) return [];
    return Object.keys(list.tree)
      .sort((a, b) => Number(a) - Number(b))
      .flatMap((key) => list.child(key) ?? []);
  }

  /** The entries of an array of texts. */
  texts(name: string): string[] {
    const list = this.child(name);
    return list ? Object.keys(list.tree).map((key) => list.required(key)) : [];
  }

  /** A flat map such as metadata; an empty value removes its key. */
  pairs(name: string): Record<string, string> {
    const map = this.child(name);
    return map ? Object.fromEntries(Object.keys(map.tree).map((key) => map.pair(key))) : {};
  }

  paramOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  private pair(key: string): [string, string] {
    return [key, this.text(key) ?? ''];
  }
}

/** Without a prototype, so that a field named like one of its members is an ordinary field. */
function branch(): Branch {
  return Object.create(null) as Branch;
}

function stepsOf(name: string): string[] {
  const [head = ''] = name.split('[', 1);
  return [head, ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
}

function plant(tree: Branch, steps: string[], text: string): void {
  let at = tree;
  for (const [depth, step] of steps.entries()) {
    const key = step === '' ? String(Object.keys(at).length) : step;
    if (depth === steps.length - 1) {
      at[key] = text;
      return;
    }
    const next = at[key];
    at = typeof next === 'object' ? next : (at[key] = branch());
  }
}
