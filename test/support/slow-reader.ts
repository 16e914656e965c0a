import { type IncomingMessage, request } from 'node:http';
import type { Client } from './person';

/** An answer that is read only when the test asks for it. */
export interface SlowReader {
  /** Reads without pauses; returns all bytes, and whether the answer was complete. */
  finish(): Promise<{ bytes: Buffer; isWhole: boolean }>;
  /** Reads on, a little at a time. */
  trickle(): Promise<{ bytes: Buffer; isWhole: boolean }>;
  close(): void;
}

/** Sends the request, waits for the headers, and reads nothing. */
export async function openSlowly(client: Client, path: string): Promise<SlowReader> {
  const headers = { cookie: client.cookie };
  const asked = request(`${client.base}${path}`, { headers, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject).end();
  });
  asked.on('error', () => undefined);
  const chunks: Buffer[] = [];
  const ended = new Promise<{ bytes: Buffer; isWhole: boolean }>((resolve) => {
    answer.on('error', () => undefined);
    answer.on('close', () => resolve({ bytes: Buffer.concat(chunks), isWhole: answer.complete }));
  });
  return {
    finish: () => {
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      return ended;
    },
    trickle: () => {
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        answer.pause();
        setTimeout(() => answer.resume(), 20);
      });
      return ended;
    },
    close: () => asked.destroy(),
  };
}
