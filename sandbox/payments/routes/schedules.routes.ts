import { type ApiRoute } from './api';
import { invalid } from './api-error';
import { readCustomerFilter } from './customers.routes';
import { type Form } from './form-body';
import { pageOf } from './lists';
import { merged } from './metadata';
import { type Schedule } from '../records';
import { releaseSchedule, replacePhases, scheduleFrom } from '../schedules';
import { scheduleWire } from '../wire/subscription.wire';
import { type World } from '../world';

export function scheduleRoutes(world: World): ApiRoute[] {
  const { store } = world;
  const wire = (schedule: Schedule) => scheduleWire(world, schedule);
  const living = (id: string) => assertActive(store.get('subscription_schedule', id));
  return [
    {
      method: 'POST',
      path: '/subscription_schedules',
      answer: (form) => {
        const id = form.required('from_subscription');
        return wire(scheduleFrom(world, store.get('subscription', id, 'from_subscription')));
      },
    },
    {
      method: 'GET',
      path: '/subscription_schedules',
      answer: (form) => {
        const customer = readCustomerFilter(world, form);
        const rows = store
          .all('subscription_schedule')
          .filter((row) => customer === undefined || row.customer === customer);
        return pageOf(rows, '/v1/subscription_schedules', form, wire);
      },
    },
    {
      method: 'GET',
      path: '/subscription_schedules/:id',
      answer: (_form, id) => wire(store.get('subscription_schedule', id)),
    },
    {
      method: 'POST',
      path: '/subscription_schedules/:id',
      answer: (form, id) => wire(update(world, living(id), form)),
    },
    {
      method: 'POST',
      path: '/subscription_schedules/:id/release',
      answer: (_form, id) => {
        const schedule = living(id);
        releaseSchedule(world, schedule, world.clock.now());
        return wire(schedule);
      },
    },
  ];
}

function update(world: World, schedule: Schedule, form: Form): Schedule {
  const endBehavior = form.choice('end_behavior', ['release', 'cancel'] as const);
  const phases = form.children('phases');
  if (phases.length > 0) replacePhases(world, schedule, phases);
  schedule.endBehavior = endBehavior ?? schedule.endBehavior;
  schedule.metadata = merged(schedule.metadata, form);
  return schedule;
}

function assertActive(schedule: Schedule): Schedule {
  if (schedule.status === 'active') return schedule;
  throw invalid(
    `You cannot change a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}
