/** Every call of the REST interface: its name, method and path below `/api`. */
export const routes = {
  'health.get': { method: 'GET', path: '/health' },
  'health.live': { method: 'GET', path: '/health/live' },
  'health.ready': { method: 'GET', path: '/health/ready' },
  'health.openapi': { method: 'GET', path: '/openapi.json' },

  'operator.overview': { method: 'GET', path: '/operator/overview' },
  'operator.failedJobs': { method: 'GET', path: '/operator/failed-jobs' },
  'operator.retryAll': { method: 'POST', path: '/operator/failed-jobs/retry' },
  'operator.retry': { method: 'POST', path: '/operator/failed-jobs/:id/retry' },

  'auth.redirectUrl': { method: 'GET', path: '/oauth/google/redirect_url' },
  'auth.ways': { method: 'GET', path: '/sign-in' },
  'auth.begin': { method: 'GET', path: '/sign-in/:id' },
  'auth.createSession': { method: 'POST', path: '/sessions' },
  'auth.askForLink': { method: 'POST', path: '/sign-in/links' },
  'auth.lookAtLink': { method: 'POST', path: '/sign-in/links/look' },
  'auth.useLink': { method: 'POST', path: '/sign-in/links/use' },
  'auth.me': { method: 'GET', path: '/users/me' },
  'auth.updateMe': { method: 'PATCH', path: '/users/me' },
  'auth.waysIn': { method: 'GET', path: '/users/me/ways-in' },
  'auth.addWayIn': { method: 'POST', path: '/users/me/ways-in' },
  'auth.removeWayIn': { method: 'DELETE', path: '/users/me/ways-in/:id' },
  'operations.deleteAccount': { method: 'DELETE', path: '/users/me' },
  'auth.logout': { method: 'GET', path: '/logout' },
  'auth.endSession': { method: 'POST', path: '/logout' },

  'billing.status': { method: 'GET', path: '/subscription/status' },
  'billing.plans': { method: 'GET', path: '/subscription/plans' },
  'billing.config': { method: 'GET', path: '/subscription/config' },
  'billing.checkout': { method: 'POST', path: '/subscription/create-checkout-session' },
  'billing.cancel': { method: 'POST', path: '/subscription/cancel' },
  'billing.resume': { method: 'POST', path: '/subscription/resume' },
  'billing.portal': { method: 'POST', path: '/subscription/customer-portal' },
  'billing.changePreview': { method: 'GET', path: '/subscription/change-preview' },
  'billing.change': { method: 'POST', path: '/subscription/change' },
  'billing.invoices': { method: 'GET', path: '/subscription/invoices' },
  'billing.products': { method: 'GET', path: '/debug/stripe-products' },
  'billing.webhook': { method: 'POST', path: '/webhooks/stripe' },

  'teams.list': { method: 'GET', path: '/teams' },
  'teams.mine': { method: 'GET', path: '/teams/my-teams' },
  'teams.create': { method: 'POST', path: '/teams' },
  'teams.get': { method: 'GET', path: '/teams/:id' },
  'teams.update': { method: 'PATCH', path: '/teams/:id' },
  'teams.remove': { method: 'DELETE', path: '/teams/:id' },
  'teams.restore': { method: 'POST', path: '/teams/:id/restore' },
  'teams.handOver': { method: 'POST', path: '/teams/:id/owner' },
  'teams.activity': { method: 'GET', path: '/teams/:id/activity' },
  'teams.leave': { method: 'POST', path: '/teams/:id/leave' },
  'teams.updateMember': { method: 'PATCH', path: '/teams/:id/members/:memberId' },
  'teams.removeMember': { method: 'DELETE', path: '/teams/:id/members/:memberId' },

  'workspaces.settings': { method: 'GET', path: '/workspace' },
  'workspaces.updateSettings': { method: 'PATCH', path: '/workspace' },

  'invites.create': { method: 'POST', path: '/teams/:id/invite' },
  'invites.list': { method: 'GET', path: '/teams/:id/invites' },
  'invites.resend': { method: 'POST', path: '/invites/:id/resend' },
  'invites.revoke': { method: 'DELETE', path: '/invites/:id' },
  // Here `:id` is the secret token of an invite; OpenAPI wants one name for one position in a path.
  'invites.get': { method: 'GET', path: '/invites/:id' },
  'invites.accept': { method: 'POST', path: '/invites/:id/accept' },
  'invites.decline': { method: 'POST', path: '/invites/:id/decline' },

  'keys.list': { method: 'GET', path: '/keys' },
  'keys.create': { method: 'POST', path: '/keys' },
  'keys.remove': { method: 'DELETE', path: '/keys/:id' },
  'keys.createPairing': { method: 'POST', path: '/cli/pairings' },
  'keys.pollPairing': { method: 'GET', path: '/cli/pairings/:id' },
  // Here `:id` is the code that a person types.
  'keys.pairingRequest': { method: 'GET', path: '/cli/pairings/:id/request' },
  'keys.approvePairing': { method: 'POST', path: '/cli/pairings/:id/approve' },
  'keys.denyPairing': { method: 'POST', path: '/cli/pairings/:id/deny' },

  'screenshots.list': { method: 'GET', path: '/screenshots' },
  'screenshots.unprocessed': { method: 'GET', path: '/screenshots/unprocessed' },
  'screenshots.timeline': { method: 'GET', path: '/screenshots/timeline' },
  'screenshots.kinds': { method: 'GET', path: '/screenshots/kinds' },
  'screenshots.nearest': { method: 'GET', path: '/screenshots/nearest' },
  'screenshots.check': { method: 'POST', path: '/screenshots/check' },
  'screenshots.bulk': { method: 'POST', path: '/screenshots/bulk' },
  'screenshots.transfer': { method: 'POST', path: '/screenshots/transfer' },
  'screenshots.samples': { method: 'POST', path: '/screenshots/samples' },
  'screenshots.upload': { method: 'POST', path: '/screenshots/upload' },
  'screenshots.get': { method: 'GET', path: '/screenshots/:id' },
  'screenshots.image': { method: 'GET', path: '/screenshots/:id/image' },
  'screenshots.update': { method: 'PATCH', path: '/screenshots/:id' },
  'screenshots.remove': { method: 'DELETE', path: '/screenshots/:id' },
  'screenshots.restore': { method: 'POST', path: '/screenshots/:id/restore' },

  'screenshots.words': { method: 'GET', path: '/screenshots/:id/words' },
  'screenshots.putTags': { method: 'PUT', path: '/screenshots/:id/tags' },
  'screenshots.addDate': { method: 'POST', path: '/screenshots/:id/dates' },
  'screenshots.updateDate': { method: 'PATCH', path: '/screenshots/:id/dates/:dateId' },

  'comments.list': { method: 'GET', path: '/screenshots/:id/comments' },
  'comments.create': { method: 'POST', path: '/screenshots/:id/comments' },
  'comments.update': { method: 'PATCH', path: '/comments/:id' },
  'comments.remove': { method: 'DELETE', path: '/comments/:id' },

  'trash.list': { method: 'GET', path: '/trash' },
  'trash.empty': { method: 'DELETE', path: '/trash' },

  'collections.list': { method: 'GET', path: '/collections' },
  'collections.create': { method: 'POST', path: '/collections' },
  'collections.update': { method: 'PATCH', path: '/collections/:id' },
  'collections.remove': { method: 'DELETE', path: '/collections/:id' },
  'collections.restore': { method: 'POST', path: '/collections/:id/restore' },
  'collections.arrange': { method: 'POST', path: '/collections/:id/arrange' },
  'collections.addItem': { method: 'POST', path: '/collections/:id/screenshots/:screenshotId' },
  'collections.removeItem': {
    method: 'DELETE',
    path: '/collections/:id/screenshots/:screenshotId',
  },

  'tags.list': { method: 'GET', path: '/tags' },
  'tags.rename': { method: 'PATCH', path: '/tags/:name' },
  'tags.remove': { method: 'DELETE', path: '/tags/:name' },
  'tags.restore': { method: 'POST', path: '/tags/:name/restore' },

  'calendar.month': { method: 'GET', path: '/calendar' },
  'calendar.day': { method: 'GET', path: '/calendar/:date/screenshots' },

  'dashboard.get': { method: 'GET', path: '/dashboard' },

  'analytics.get': { method: 'GET', path: '/analytics' },

  'export.download': { method: 'GET', path: '/export' },
  'export.selection': { method: 'POST', path: '/export' },

  'processing.process': { method: 'POST', path: '/screenshots/:id/process' },

  'events.stream': { method: 'GET', path: '/events' },
} as const;

export type RouteName = keyof typeof routes;
