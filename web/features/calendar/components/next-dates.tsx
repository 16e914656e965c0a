import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { Panel } from '../../../ui/layout/panel';
import { formatShortDay, monthKey, monthOfDay } from '../calendar.model';
import { fromToday, type NextDate } from '../next-dates.model';
import { calendarTexts as texts } from '../texts';
import styles from './next-dates.module.css';

const dayAddress = (day: string) =>
  `${paths.calendar}?month=${monthKey(monthOfDay(day))}&day=${day}`;

interface NextDatesProps {
  dates: readonly NextDate[];
  today: string;
  /** The sentence in place of dates. */
  none?: string;
  /** A link to the calendar, outside of it. */
  isLinked?: boolean;
}

/** The next dates that were read in images. */
export function NextDates({ dates, today, none, isLinked }: NextDatesProps) {
  return (
    <Panel
      title={texts.next5}
      more={
        isLinked && (
          <Anchor component={Link} to={paths.calendar} fz="sm">
            {texts.allDates}
          </Anchor>
        )
      }
    >
      {dates.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ol className={styles.dates}>
          {dates.map(({ day, name, quote }, index) => (
            <li key={`${day} ${name} ${index}`}>
              <Link to={dayAddress(day)} className={styles.date}>
                <time dateTime={day}>
                  {formatShortDay(day)} <span>{fromToday(day, today)}</span>
                </time>
                <strong>{name}</strong>
                {quote && <q>{quote}</q>}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
