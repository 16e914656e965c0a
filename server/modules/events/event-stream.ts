import type { ScreenshotEvent } from '../../contract/events';

/** https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function screenshotEvent({ id, change }: ScreenshotEvent): string {
  return `event: screenshot\ndata: ${JSON.stringify({ id, change })}\n\n`;
}

/** Keeps the line open and says nothing. */
export function comment(text: string): string {
  return `: ${text}\n\n`;
}
