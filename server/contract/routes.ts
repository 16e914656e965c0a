/** Every call of the REST interface: its name, method and path below `/api`. */
export const routes = {
  'health.get': { method: 'GET', path: '/health' },
  'health.live': { method: 'GET', path: '/health/live' },
  'health.ready': { method: 'GET', path: '/health/ready' },
  'health.openapi': { method: 'GET', path: '/openapi.json' },

  'auth.redirectUrl': { method: 'GET', path: '/oauth/google/redirect_url' },
  'auth.createSession': { method: 'POST', path: '/sessions' },
  'auth.me': { method: 'GET', path: '/users/me' },
  'auth.logout': { method: 'GET', path: '/logout' },
  'auth.endSession': { method: 'POST', path: '/logout' },

  'billing.status': { method: 'GET', path: '/subscription/status' },
  'billing.plans': { method: 'GET', path: '/subscription/plans' },
  'billing.config': { method: 'GET', path: '/subscription/config' },

  'screenshots.list': { method: 'GET', path: '/screenshots' },
  'screenshots.unprocessed': { method: 'GET', path: '/screenshots/unprocessed' },
  'screenshots.upload': { method: 'POST', path: '/screenshots/upload' },
  'screenshots.get': { method: 'GET', path: '/screenshots/:id' },
  'screenshots.image': { method: 'GET', path: '/screenshots/:id/image' },
  'screenshots.update': { method: 'PATCH', path: '/screenshots/:id' },
  'screenshots.remove': { method: 'DELETE', path: '/screenshots/:id' },
  'screenshots.restore': { method: 'POST', path: '/screenshots/:id/restore' },

  'processing.process': { method: 'POST', path: '/screenshots/:id/process' },

  'events.stream': { method: 'GET', path: '/events' },
} as const;

export type RouteName = keyof typeof routes;
