import type { RouteName } from '../../../server/contract/routes';

/** What a mutation makes stale. Whoever adds a route that changes something adds its line here. */
export const invalidations: Partial<Record<RouteName, readonly RouteName[]>> = {
  'screenshots.upload': [
    'screenshots.list',
    'screenshots.unprocessed',
    'screenshots.timeline',
    'billing.status',
    'dashboard.get',
    'calendar.month',
  ],
  'screenshots.update': ['screenshots.list', 'screenshots.get'],
  'screenshots.remove': ['screenshots.list', 'screenshots.unprocessed', 'screenshots.get'],
  'screenshots.restore': ['screenshots.list', 'screenshots.unprocessed', 'screenshots.get'],
  'processing.process': ['screenshots.list', 'screenshots.unprocessed', 'screenshots.get'],
};
