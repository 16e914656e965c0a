import { CalendarPage } from '../features/calendar/components/calendar-page';
import { rerun } from '../features/processing/rerun';

export default function CalendarRoute() {
  return <CalendarPage onRerun={rerun} />;
}
