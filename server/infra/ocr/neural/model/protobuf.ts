/** One field of a message: as much of protocol buffers as the file of a model needs. */
export interface Field {
  id: number;
  /** Of a whole number. */
  number: number;
  /** Of text, messages and arrays. */
  bytes: Uint8Array;
  /** The field as it stands in the file, to be written again. */
  raw: Uint8Array;
}

const VARINT = 0;
const EIGHT_BYTES = 1;
const WITH_LENGTH = 2;
const FOUR_BYTES = 5;
const NO_BYTES = new Uint8Array();

export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length; at += fields.at(-1)!.raw.length)
    fields.push(fieldAt(message, at));
  return fields;
}

function fieldAt(message: Uint8Array, start: number): Field {
  const key = varintAt(message, start);
  const [id, kind] = [Math.floor(key.value / 8), key.value % 8];
  if (kind === VARINT) {
    const { value, end } = varintAt(message, key.end);
    return { id, number: value, bytes: NO_BYTES, raw: message.subarray(start, end) };
  }
  const { value: size, end: from } =
    kind === WITH_LENGTH
      ? varintAt(message, key.end)
      : { value: kind === EIGHT_BYTES ? 8 : 4, end: key.end };
  const end = from + size;
  return { id, number: 0, bytes: message.subarray(from, end), raw: message.subarray(start, end) };
}

/** Seven bits a byte, the lowest first; a byte below 128 is the last one. */
function varintAt(message: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start, weight = 1; at < message.length; at++, weight *= 128) {
    const byte = message[at]!;
    value += (byte % 128) * weight;
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new Error('the file of the model ends within a number');
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

/** Bytes in the order in which they are written; joined once, because weights are large. */
export type Parts = readonly Uint8Array[];

export function bytesField(id: number, ...parts: Parts): Parts {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [varint(id * 8 + WITH_LENGTH), varint(length), ...parts];
}

export const textField = (id: number, text: string): Parts => bytesField(id, Buffer.from(text));

export const numberField = (id: number, value: number): Parts => [
  varint(id * 8 + VARINT),
  varint(value),
];

export function floatField(id: number, value: number): Parts {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return [varint(id * 8 + FOUR_BYTES), bytes];
}
