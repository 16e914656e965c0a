import type { DayEvent } from '../calendar.model';
import styles from './calendar.module.css';

/** Events that the images tell of a day, one line each, with the time where it is known. */
export function DayEvents({ events }: { events: readonly DayEvent[] }) {
  return (
    <>
      {events.map(({ title, time }, index) => (
        <span key={`${title} ${index}`} className={styles.event}>
          {time !== null && <b>{time} </b>}
          {title}
        </span>
      ))}
    </>
  );
}
