/** All bytes of stdin. */
export async function readStdin(): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part as Buffer | string));
  return Buffer.concat(parts);
}
