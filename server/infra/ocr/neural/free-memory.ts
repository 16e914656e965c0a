import { totalmem } from 'node:os';

/** Bytes that a program may still take, within the limit of its container. */
export function availableMemory(): number {
  // macOS counts its caches as taken; half of what is built in is a fair guess there.
  return process.platform === 'darwin' ? totalmem() / 2 : process.availableMemory();
}
