import { setTimeout as sleep } from 'node:timers/promises';
import { ListEvent, ScreenshotEvent } from '../../server/contract/events';
import type { Client } from './person';

const AT_ONCE_MS = 10_000;

/** An open connection to `/events`, like a browser's EventSource. */
export async function openEvents(client: Client, teamId = '', missedMs = 0) {
  const end = new AbortController();
  const address = `/api/events?team_id=${teamId}&missed_ms=${missedMs}`;
  const response = await client.fetch(address, { signal: end.signal });
  if (!response.body) throw new Error(`/events answered ${response.status}`);
  const events: ScreenshotEvent[] = [];
  const lists: ListEvent['list'][] = [];
  const gaps: string[] = [];
  let heard: () => void = () => undefined;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const listen = async () => {
    let text = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      for (let at = text.indexOf('\n\n'); at >= 0; at = text.indexOf('\n\n')) {
        const data = /^event: screenshot\ndata: (.*)$/m.exec(text.slice(0, at))?.[1];
        const changed = /^event: list\ndata: (.*)$/m.exec(text.slice(0, at))?.[1];
        const isGap = /^event: gap$/m.test(text.slice(0, at));
        text = text.slice(at + 2);
        if (isGap) gaps.push('gap');
        if (changed) lists.push(ListEvent.parse(JSON.parse(changed)).list);
        if (data) events.push(ScreenshotEvent.parse(JSON.parse(data)));
      }
      heard();
    }
  };
  // Closing the connection from the test's side ends the loop with an abort.
  const ended = listen().catch(() => undefined);
  return {
    events,
    /** One for each time at which collections or the team were said to be others. */
    lists,
    /** One for each time at which the server could not tell what was missed. */
    gaps,
    close: () => end.abort(),
    /** Resolves when the server closes the connection. */
    ended,
    /** Rejects where the server leaves it to its heartbeat, after twenty seconds, to close the connection. */
    endedAtOnce: () =>
      Promise.race([
        ended,
        sleep(AT_ONCE_MS, undefined, { ref: false }).then(() => {
          throw new Error('the stream is still open');
        }),
      ]),
    /** Waits until so many lists were said to be others, until the test's own time-out. */
    untilLists: async (count: number) => {
      while (lists.length < count) await new Promise<void>((resolve) => (heard = resolve));
    },
    /** Waits until the server could not tell, until the test's own time-out. */
    untilGap: async () => {
      while (gaps.length === 0) await new Promise<void>((resolve) => (heard = resolve));
    },
    /** Waits for an event, until the test's own time-out. */
    until: async (isWanted: (event: ScreenshotEvent) => boolean) => {
      while (!events.some(isWanted)) await new Promise<void>((resolve) => (heard = resolve));
    },
  };
}
