import { CalendarPage } from '../features/calendar/components/calendar-page';
import { rerun } from './rerun';

export default function CalendarRoute() {
  return <CalendarPage onRerun={rerun} />;
}
