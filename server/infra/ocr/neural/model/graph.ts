import {
  bytesField,
  type Field,
  fieldsOf,
  floatField,
  numberField,
  type Parts,
  textField,
} from './protobuf';

/** Numbers of a network, in rows of the last dimension. */
export interface Weights {
  dims: readonly number[];
  data: Float32Array;
}

/** One step of a network. */
export interface Node {
  op: string;
  inputs: string[];
  outputs: string[];
  /** Its name and its settings. */
  rest: Field[];
}

/** The numbers of the fields in the files of ONNX models (onnx.proto). */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, output: 12 };
const NODE = { input: 1, output: 2, op: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };
const FLOAT = 1;
const OF_FLOAT = 1;
const OF_INT = 2;
const OF_TENSOR = 4;
const OF_INTS = 7;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const textsOf = (fields: readonly Field[], id: number): string[] =>
  fields.filter((field) => field.id === id).map(({ bytes }) => textOf(bytes));

/** Numbers that stand in the file: in a node of their own, or apart. */
interface Constant {
  tensor: Uint8Array;
  node?: Uint8Array;
}

/** A network that can be changed and written again; only numbers that somebody asks for are unpacked. */
export class Graph {
  nodes: Node[];
  /** The results of the whole network. */
  private readonly outputs: ReadonlySet<string>;
  private readonly model: Field[];
  private readonly others: Field[];
  private readonly constants = new Map<string, Constant>();
  /** Numbers that are new. */
  private readonly made = new Map<string, Weights>();

  constructor(file: Uint8Array) {
    this.model = fieldsOf(file);
    const graph = this.model.find(({ id }) => id === MODEL.graph);
    const fields = graph ? fieldsOf(graph.bytes) : [];
    this.others = fields.filter(({ id }) => id !== GRAPH.node);
    for (const { bytes } of fields.filter(({ id }) => id === GRAPH.initializer))
      this.constants.set(textsOf(fieldsOf(bytes), TENSOR.name)[0]!, { tensor: bytes });
    this.outputs = new Set(
      fields
        .filter(({ id }) => id === GRAPH.output)
        .map(({ bytes }) => textsOf(fieldsOf(bytes), 1)[0]!),
    );
    this.nodes = fields
      .filter(({ id }) => id === GRAPH.node)
      .flatMap((field) => this.nodeOf(field) ?? []);
  }

  private nodeOf({ bytes, raw }: Field): Node | null {
    const fields = fieldsOf(bytes);
    const [inputs, outputs] = [textsOf(fields, NODE.input), textsOf(fields, NODE.output)];
    const op = textsOf(fields, NODE.op)[0]!;
    const rest = fields.filter(({ id }) => !Object.values(SAID_APART).includes(id));
    const node = { op, inputs, outputs, rest };
    if (op !== 'Constant') return node;
    const tensor = attributeOf(node, 'value')?.find(({ id }) => id === ATTRIBUTE.tensor);
    if (!tensor) return node;
    this.constants.set(outputs[0]!, { tensor: tensor.bytes, node: raw });
    return null;
  }

  has(names: readonly string[]): boolean {
    return names.every((name) => this.constants.has(name) || this.made.has(name));
  }

  /** Those of the file as a copy, new ones themselves: both may be changed. */
  weights(name: string | undefined): Weights | null {
    if (name === undefined) return null;
    const constant = this.constants.get(name);
    if (!constant) return this.made.get(name) ?? null;
    const fields = fieldsOf(constant.tensor);
    const numbers = fields.find(({ id }) => id === TENSOR.raw)?.bytes;
    if (!numbers || fields.find(({ id }) => id === TENSOR.type)?.number !== FLOAT) return null;
    const dims = fields.filter(({ id }) => id === TENSOR.dims).map(({ number }) => number);
    return { dims, data: new Float32Array(new Uint8Array(numbers).buffer) };
  }

  /** Gives numbers a name. */
  keep(weights: Weights): string {
    const name = `folded.${this.made.size}`;
    this.made.set(name, weights);
    return name;
  }

  users(name: string): Node[] {
    return this.nodes.filter(({ inputs }) => inputs.includes(name));
  }

  /** The step that alone goes on with a value. */
  onlyUser(name: string | undefined): Node | undefined {
    if (name === undefined || this.outputs.has(name)) return undefined;
    const users = this.users(name);
    return users.length === 1 ? users[0] : undefined;
  }

  /** The step that a value comes from. */
  source(name: string): Node | undefined {
    return this.nodes.find(({ outputs }) => outputs[0] === name);
  }

  insertBefore(node: Node, ...others: readonly Node[]): void {
    this.nodes.splice(this.nodes.indexOf(node), 0, ...others);
  }

  drop(...nodes: readonly Node[]): void {
    this.nodes = this.nodes.filter((node) => !nodes.includes(node));
  }

  toBytes(): Uint8Array {
    const used = new Set(this.nodes.flatMap(({ inputs }) => inputs));
    const isUsed = ([name]: [string, unknown]): boolean => used.has(name);
    const parts = [
      ...[...this.constants].filter(isUsed).flatMap(([, { node }]) => node ?? []),
      ...[...this.made].filter(isUsed).flatMap(([name, weights]) => constantNode(name, weights)),
      ...this.nodes.flatMap((node) => bytesField(GRAPH.node, ...partsOf(node))),
      ...this.others.map(({ raw }) => raw),
    ];
    const around = this.model.filter(({ id }) => id !== MODEL.graph).map(({ raw }) => raw);
    return Buffer.concat([...around, ...bytesField(MODEL.graph, ...parts)]);
  }
}

const SAID_APART = { input: NODE.input, output: NODE.output, op: NODE.op };

function partsOf({ op, inputs, outputs, rest }: Node): Parts {
  return [
    ...inputs.flatMap((name) => textField(NODE.input, name)),
    ...outputs.flatMap((name) => textField(NODE.output, name)),
    ...textField(NODE.op, op),
    ...rest.map(({ raw }) => raw),
  ];
}

function constantNode(name: string, { dims, data }: Weights): Parts {
  const tensor = [
    ...dims.flatMap((length) => numberField(TENSOR.dims, length)),
    ...numberField(TENSOR.type, FLOAT),
    ...bytesField(TENSOR.raw, new Uint8Array(data.buffer)),
  ];
  const value = [
    ...textField(ATTRIBUTE.name, 'value'),
    ...bytesField(ATTRIBUTE.tensor, ...tensor),
    ...numberField(ATTRIBUTE.type, OF_TENSOR),
  ];
  return bytesField(
    GRAPH.node,
    ...textField(NODE.output, name),
    ...textField(NODE.op, 'Constant'),
    ...bytesField(NODE.attribute, ...value),
  );
}

function attributeOf({ rest }: Pick<Node, 'rest'>, name: string): Field[] | undefined {
  return rest
    .filter(({ id }) => id === NODE.attribute)
    .map(({ bytes }) => fieldsOf(bytes))
    .find((fields) => textsOf(fields, ATTRIBUTE.name)[0] === name);
}

/** Whole numbers that are set at a step. */
export function settingsOf(node: Node, name: string): number[] {
  const fields = attributeOf(node, name) ?? [];
  return fields
    .filter(({ id }) => id === ATTRIBUTE.ints || id === ATTRIBUTE.int)
    .map(({ number }) => number);
}

/** A broken number that is set at a step. */
export function settingOf(node: Node, name: string): number | undefined {
  const field = attributeOf(node, name)?.find(({ id }) => id === ATTRIBUTE.float);
  return field && Buffer.from(field.bytes).readFloatLE(0);
}

export const newSetting = (name: string, value: number): Field =>
  attribute(name, [
    ...floatField(ATTRIBUTE.float, value),
    ...numberField(ATTRIBUTE.type, OF_FLOAT),
  ]);

/** A whole number to be set at a step. */
export const newNumber = (name: string, value: number): Field =>
  attribute(name, [...numberField(ATTRIBUTE.int, value), ...numberField(ATTRIBUTE.type, OF_INT)]);

/** Whole numbers to be set at a step. */
export const newNumbers = (name: string, values: readonly number[]): Field =>
  attribute(name, [
    ...values.flatMap((value) => numberField(ATTRIBUTE.ints, value)),
    ...numberField(ATTRIBUTE.type, OF_INTS),
  ]);

function attribute(name: string, value: Parts): Field {
  const bytes = Buffer.concat([...textField(ATTRIBUTE.name, name), ...value]);
  const raw = Buffer.concat(bytesField(NODE.attribute, bytes));
  return { id: NODE.attribute, number: 0, bytes, raw };
}
