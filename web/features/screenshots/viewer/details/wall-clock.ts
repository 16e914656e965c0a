const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat(undefined, {
  // The style of the instants beside it.
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DAY_LENGTH = 10;
const TO_THE_SECOND = 19;

/**
 * Formats a wall-clock time: what the clock showed where the image was made, whatever the reader's zone. Parsed and
 * formatted as UTC, so that no time zone changes it.
 */
export function formatWallClock(text: string): string {
  if (text.length <= DAY_LENGTH) return formatDay(text);
  return dayAndTime.format(new Date(`${text.slice(0, TO_THE_SECOND)}Z`));
}

/** A plain calendar day, `2026-11-20`. */
export const formatDay = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));
