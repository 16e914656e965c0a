import { type ApiRoute } from './api';
import { missingParameter, noSuch } from './api-error';
import { CLOCK_ID, type SandboxClock } from '../clock';
import { listOf } from './lists';

export interface ClockRoutes {
  clock: SandboxClock;
  /** Moves the clock and does everything that falls due on the way. */
  advance: (instant: number) => void;
}

/** There is one clock for all customers. */
export function clockRoutes({ clock, advance }: ClockRoutes): ApiRoute[] {
  const assertKnown = (id: string) => {
    if (id !== CLOCK_ID) throw noSuch('test_helpers.test_clock', id);
  };
  return [
    {
      method: 'GET',
      path: '/test_helpers/test_clocks',
      answer: () => listOf([clockWire(clock)], '/v1/test_helpers/test_clocks'),
    },
    {
      method: 'GET',
      path: '/test_helpers/test_clocks/:id',
      answer: (_form, id) => {
        assertKnown(id);
        return clockWire(clock);
      },
    },
    {
      method: 'POST',
      path: '/test_helpers/test_clocks/:id/advance',
      answer: (form, id) => {
        assertKnown(id);
        const instant = form.integer('frozen_time');
        if (instant === undefined) throw missingParameter('frozen_time');
        advance(instant);
        return clockWire(clock);
      },
    },
  ];
}

/** `frozen_time` is the present: unlike a real test clock this one keeps running. */
function clockWire(clock: SandboxClock) {
  const now = clock.now();
  return {
    id: CLOCK_ID,
    object: 'test_helpers.test_clock',
    created: 0,
    deletes_after: 253_402_300_799,
    frozen_time: now,
    livemode: false,
    name: 'Sandbox',
    status: 'ready',
    status_details: {},
  };
}
