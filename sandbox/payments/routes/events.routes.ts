import { type ApiRoute } from './api';
import { pageOf } from './lists';
import { type EventRecord } from '../records';
import { type World } from '../world';

export function eventRoutes(world: World): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: '/events',
      answer: (form) => {
        const type = form.text('type');
        const types = form.texts('types');
        const rows = world.store
          .all('event')
          .filter((row) => type === undefined || row.type === type)
          .filter((row) => types.length === 0 || types.includes(row.type));
        return pageOf(rows, '/v1/events', form, wire);
      },
    },
    {
      method: 'GET',
      path: '/events/:id',
      answer: (_form, id) => wire(world.store.get('event', id)),
    },
  ];
}

/** The event as it was sent; only the number of pending deliveries is current. */
function wire({ body, delivery }: EventRecord): unknown {
  const event = JSON.parse(body) as object;
  return { ...event, pending_webhooks: delivery.state === 'waiting' ? 1 : 0 };
}
