import type { ListEvent, ScreenshotEvent } from '../../contract/events';

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function screenshotEvent({ id, change }: ScreenshotEvent): string {
  return `event: screenshot\ndata: ${JSON.stringify({ id, change })}\n\n`;
}

export function listEvent({ list }: ListEvent): string {
  return `event: list\ndata: ${JSON.stringify({ list })}\n\n`;
}

/** The page has missed changes that cannot be sent any more. */
export const GAP = 'event: gap\ndata: {}\n\n';

/** A comment keeps the connection open and carries no event. */
export function comment(text: string): string {
  return `: ${text}\n\n`;
}
