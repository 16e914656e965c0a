import { bulk, image, inSpace, plain, type Row, row, withBody, withParts, withQuery } from './row';
import { ABSENT } from './targets';

const DAY = { extracted_date: '2026-11-21' };
const INVITE = { email: 'somebody@example.com', role: 'member' };
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const NEW_PASSKEY = {
  credential: { ...CREDENTIAL, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
};
const PASSKEY_ANSWER = {
  credential: {
    ...CREDENTIAL,
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
};
/** One pixel. */
const LOGO_FILE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
const TEAM_WORK = { action: 'upload', needsRunningTeam: true } as const;

/** Every route, in every way in which it can name a thing. A missing route fails the test. */
export const ROWS: readonly Row[] = [
  plain('health.get'),
  plain('health.live'),
  plain('health.ready'),
  plain('health.openapi'),

  plain('auth.redirectUrl'),
  row('auth.createSession', 'nothing', { letsIn: 403, ...withBody('nothing', { code: 'x' }) }),
  plain('auth.ways'),
  row('auth.begin', 'nothing', { letsIn: 404, request: () => ({ params: { id: 'nowhere' } }) }),
  plain('auth.me'),
  row('auth.updateMe', 'nothing', withBody('nothing', { name: 'Another name' })),
  plain('auth.waysIn'),
  row('auth.addWayIn', 'nothing', {
    letsIn: 404,
    ...withBody('nothing', { provider: 'nowhere' }),
  }),
  // The id is that of no way in; the tests of the ways in have those of others.
  row('auth.removeWayIn', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({ params: { id: id || '0199a8b0-0000-7000-8000-000000000000' } }),
  }),
  // Everybody here owns a team with another member in it.
  plain('operations.deleteAccount', 409),
  row('auth.logout', 'nothing', { isChange: true }),
  plain('auth.endSession', 204),

  row('billing.status', 'nothing', { request: () => ({}) }),
  plain('billing.plans'),
  plain('billing.config'),
  row('billing.checkout', 'nothing', withBody('nothing', { plan_id: 5 })),
  // No person of this world has a subscription at the provider.
  plain('billing.cancel', 409),
  plain('billing.resume', 409),
  plain('billing.portal', 409),
  row('billing.changePreview', 'nothing', {
    letsIn: 409,
    request: () => ({ query: { plan_id: '2' } }),
  }),
  row('billing.change', 'nothing', {
    letsIn: 409,
    ...withBody('nothing', { plan_id: 2, when: 'now' }),
  }),
  plain('billing.invoices'),
  plain('billing.products'),
  row('billing.webhook', 'nothing', { letsIn: 422, ...withBody('nothing', { id: 'evt_x' }) }),

  plain('teams.list'),
  row('teams.list', 'nothing', {
    variant: 'deleted',
    ...withQuery('nothing', { deleted: 'true' }),
  }),
  plain('teams.mine'),
  row('teams.create', 'nothing', {
    feature: 'team_collaboration',
    ...withBody('nothing', { name: 'A team' }),
  }),
  row('teams.get', 'team'),
  row('teams.update', 'team', { action: 'edit_team', ...withBody('team', { name: 'Renamed' }) }),
  row('teams.remove', 'team', { action: 'delete_team' }),
  row('teams.restore', 'team', { action: 'delete_team', opensDeleted: true }),
  row('teams.handOver', 'team', {
    action: 'hand_over',
    request: withParts('team', ({ team }) => ({ body: { member_id: team.memberId } })),
  }),
  row('teams.handOver', 'member', {
    variant: 'to a member',
    action: 'hand_over',
    request: ({ id, team }) => ({ params: { id: team.id }, body: { member_id: id } }),
  }),
  row('teams.activity', 'team'),
  row('teams.leave', 'team', { action: 'leave', refusal: 409 }),
  row('teams.updateMember', 'member', {
    action: 'change_roles',
    ...withBody('member', { role: 'admin' }),
  }),
  row('teams.removeMember', 'member', { action: 'remove_member' }),

  inSpace('workspaces.settings'),
  inSpace('findings.list'),
  // The id is that of no finding; `findings.api.spec.ts` has those of others.
  row('findings.update', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({
      params: { id: id || '0199a8b0-0000-7000-8000-000000000000' },
      body: { state: 'dismissed' },
    }),
  }),
  inSpace('storage.get'),
  inSpace('workspaces.updateSettings', {
    action: 'choose_vision_model',
    // There is no vision model here.
    letsIn: 409,
    ...withBody('space', { vision_model: true }),
  }),

  row('invites.create', 'team', {
    action: 'invite_member',
    needsRunningTeam: true,
    ...withBody('team', INVITE),
  }),
  row('invites.create', 'team', {
    variant: 'an admin',
    action: 'invite_admin',
    needsRunningTeam: true,
    ...withBody('team', { ...INVITE, role: 'admin' }),
  }),
  row('invites.list', 'team', { action: 'invite_member' }),
  row('invites.resend', 'invite', { action: 'invite_member', needsRunningTeam: true }),
  row('invites.resend', 'adminInvite', {
    variant: 'an admin’s',
    action: 'invite_admin',
    needsRunningTeam: true,
  }),
  row('invites.revoke', 'invite', { action: 'invite_member' }),
  row('invites.revoke', 'adminInvite', { variant: 'an admin’s', action: 'invite_admin' }),
  row('invites.get', 'token'),
  row('invites.accept', 'token', { needsRunningTeam: true }),
  row('invites.decline', 'token'),

  // Links are off in this world; the tests of links have them on.
  row('auth.askForLink', 'nothing', {
    letsIn: 404,
    ...withBody('nothing', { email: 'ada@example.com' }),
  }),
  row('auth.lookAtLink', 'nothing', { letsIn: 404, ...withBody('nothing', { token: 'guessed' }) }),
  row('auth.useLink', 'nothing', { letsIn: 404, ...withBody('nothing', { token: 'guessed' }) }),

  // The address of this world is plain http, where browsers allow no passkeys; their tests have another one.
  plain('auth.passkeys'),
  plain('auth.beginPasskey', 409),
  row('auth.addPasskey', 'nothing', { letsIn: 409, ...withBody('nothing', NEW_PASSKEY) }),
  row('auth.renamePasskey', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({ params: { id: id || ABSENT }, body: { name: 'Another name' } }),
  }),
  row('auth.removePasskey', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({ params: { id: id || ABSENT } }),
  }),
  plain('auth.makeRecoveryCodes', 409),
  plain('auth.beginPasskeySignIn', 409),
  row('auth.usePasskey', 'nothing', { letsIn: 409, ...withBody('nothing', PASSKEY_ANSWER) }),
  row('auth.useRecoveryCode', 'nothing', {
    letsIn: 403,
    ...withBody('nothing', { code: 'guessed' }),
  }),

  // No person of this world is an operator; the operators' tests have one.
  plain('operator.overview', 404),
  plain('operator.failedJobs', 404),
  plain('operator.retryAll', 404),
  plain('operator.site', 404),
  row('operator.updateSite', 'nothing', {
    letsIn: 404,
    ...withBody('nothing', { name: 'Taken over' }),
  }),
  plain('operator.people', 404),
  plain('operator.invites', 404),
  row('operator.invite', 'nothing', {
    letsIn: 404,
    ...withBody('nothing', { email: 'new@example.com', operator: true }),
  }),
  ...(
    [
      ['operator.updatePerson', { operator: true }],
      ['operator.signOutPerson', {}],
      ['operator.linkPerson', {}],
      ['operator.withdrawInvite', {}],
    ] as const
  ).map(([route, body]) =>
    row(route, 'nothing', {
      letsIn: 404,
      request: () => ({ params: { id: '0199a8b0-0000-7000-8000-000000000000' }, body }),
    }),
  ),
  row('operator.retry', 'nothing', {
    letsIn: 404,
    request: () => ({ params: { id: '0199a8b0-0000-7000-8000-000000000000' } }),
  }),

  plain('keys.list'),
  row('keys.create', 'nothing', {
    feature: 'api_access',
    ...withBody('nothing', { name: 'A key', scopes: ['read'] }),
  }),
  row('keys.remove', 'key'),
  row('keys.createPairing', 'nothing', withBody('nothing', { device_name: 'A device' })),
  // Needs a code or a secret that nobody here has; the tests of pairings have them.
  ...(
    ['keys.pollPairing', 'keys.pairingRequest', 'keys.approvePairing', 'keys.denyPairing'] as const
  ).map((route) =>
    row(route, 'nothing', {
      letsIn: 404,
      request: ({ id }) => ({ params: { id: id || 'BCDF-GHJK' } }),
    }),
  ),

  inSpace('screenshots.list'),
  inSpace('screenshots.list', { variant: '?q', ...withQuery('space', { q: 'canary' }) }),
  inSpace('screenshots.list', {
    variant: '?q with operators',
    feature: 'advanced_search',
    ...withQuery('space', { q: 'canary kind:document' }),
  }),
  row('screenshots.list', 'collection', {
    variant: '?collection_id',
    request: ({ id, teamId }) => ({ query: { collection_id: id, team_id: teamId } }),
  }),
  inSpace('screenshots.unprocessed'),
  inSpace('screenshots.timeline'),
  inSpace('screenshots.timeline', { variant: '?q', ...withQuery('space', { q: 'canary' }) }),
  inSpace('screenshots.timeline', {
    variant: '?q with operators',
    feature: 'advanced_search',
    ...withQuery('space', { q: 'canary kind:document' }),
  }),
  inSpace('screenshots.kinds'),
  inSpace('screenshots.kinds', { variant: '?q', ...withQuery('space', { q: 'canary' }) }),
  inSpace('screenshots.kinds', {
    variant: '?q with operators',
    feature: 'advanced_search',
    ...withQuery('space', { q: 'canary kind:document' }),
  }),
  inSpace('screenshots.nearest', {
    ...withQuery('space', { q: 'canary canaries', kind: 'document' }),
  }),
  inSpace('screenshots.nearest', {
    variant: '?q with operators',
    feature: 'advanced_search',
    ...withQuery('space', { q: 'canary kind:document' }),
  }),
  inSpace('screenshots.check', withBody('space', { hashes: ['0'.repeat(64)] })),
  bulk('favorite', { action: 'favorite' }),
  bulk('tag', { action: 'tag', tags: ['a tag'] }, { readsContent: true }),
  bulk('untag', { action: 'untag', tags: ['a tag'] }, { readsContent: true }),
  bulk('process', { action: 'process' }, { readsContent: true }),
  bulk('delete', { action: 'delete' }, { action: 'delete_any' }),
  bulk('delete own', { action: 'delete' }, { target: 'upload', action: 'delete_own' }),
  bulk('restore', { action: 'restore' }, { action: 'delete_any', opensDeleted: true }),
  row('screenshots.bulk', 'collection', {
    variant: 'collect',
    readsContent: true,
    request: ({ id, beside }) => ({
      body: { ids: [beside.screenshot], action: 'collect', collection_id: id },
    }),
  }),
  ...[false, true].map((copy) =>
    row('screenshots.transfer', 'screenshot', {
      variant: copy ? 'copy into the personal space' : 'move into the personal space',
      action: copy ? 'view' : 'delete_any',
      // It is there already.
      inPersonal: 409,
      request: ({ id }) => ({ body: { ids: [id], team_id: null, copy } }),
    }),
  ),
  inSpace('screenshots.transfer', {
    variant: 'into the space',
    ...TEAM_WORK,
    letsIn: 409,
    request: ({ id, beside }) => ({ body: { ids: [beside.screenshot], team_id: id } }),
  }),
  inSpace('screenshots.samples', TEAM_WORK),
  inSpace('screenshots.upload', { ...TEAM_WORK, request: ({ id }) => ({ form: { team_id: id } }) }),
  row('screenshots.get', 'screenshot'),
  image('', {}),
  image('?w', { w: '320' }, { opensDeleted: true }),
  image('?download', { download: '1' }),
  image('?view', { view: '1' }),
  row('screenshots.update', 'screenshot', withBody('screenshot', { is_favorite: true })),
  row('screenshots.update', 'screenshot', {
    variant: 'title',
    readsContent: true,
    ...withBody('screenshot', { ai_generated_title: 'Another title' }),
  }),
  row('screenshots.update', 'screenshot', {
    variant: 'note',
    readsContent: true,
    ...withBody('screenshot', { note: 'Another note' }),
  }),
  row('screenshots.update', 'screenshot', {
    variant: 'made at',
    readsContent: true,
    ...withBody('screenshot', { image_created_at: '2025-03-14' }),
  }),
  row('screenshots.remove', 'screenshot', { action: 'delete_any' }),
  row('screenshots.remove', 'upload', { variant: 'own', action: 'delete_own' }),
  row('screenshots.remove', 'screenshot', {
    variant: '?forever',
    action: 'delete_any',
    opensDeleted: true,
    ...withQuery('screenshot', { forever: 'true' }),
  }),
  // After the rows of images: the rows come back after each change, and deleted files do not.
  bulk('forever', { action: 'delete_forever' }, { action: 'delete_any', opensDeleted: true }),
  row('screenshots.restore', 'screenshot', { action: 'delete_any', opensDeleted: true }),
  row('screenshots.words', 'screenshot', { readsContent: true }),
  row('screenshots.putTags', 'screenshot', {
    readsContent: true,
    ...withBody('screenshot', { tags: ['a tag'] }),
  }),
  row('screenshots.addDate', 'screenshot', { readsContent: true, ...withBody('screenshot', DAY) }),
  row('screenshots.updateDate', 'date', {
    readsContent: true,
    ...withBody('date', { state: 'rejected' }),
  }),
  row('screenshots.updateDate', 'date', {
    variant: 'correction',
    readsContent: true,
    ...withBody('date', { role: 'due', time: '10:15' }),
  }),

  row('comments.list', 'screenshot', { readsContent: true }),
  row('comments.create', 'screenshot', {
    action: 'comment',
    readsContent: true,
    inPersonal: 409,
    ...withBody('screenshot', { text: 'A comment' }),
  }),
  row('comments.update', 'ownComment', {
    action: 'comment',
    readsContent: true,
    ...withBody('ownComment', { text: 'Another comment' }),
  }),
  row('comments.remove', 'comment', { action: 'delete_any_comment', readsContent: true }),
  row('comments.remove', 'ownComment', { variant: 'own', action: 'comment', readsContent: true }),

  inSpace('entities.list'),
  row('entities.dismiss', 'entity', { readsContent: true }),
  row('redactions.get', 'screenshot', { readsContent: true }),
  row('redactions.put', 'screenshot', {
    readsContent: true,
    ...withBody('screenshot', { rectangles: [{ x: 1, y: 1, w: 9, h: 9 }] }),
  }),
  row('redactions.remove', 'screenshot', { readsContent: true }),

  inSpace('shares.list'),
  row('shares.create', 'screenshot', {
    action: 'share',
    readsContent: true,
    request: ({ id }) => ({ body: { screenshot_ids: [id] } }),
  }),
  row('shares.create', 'collection', {
    variant: 'a collection',
    action: 'share',
    request: ({ id }) => ({ body: { collection_id: id } }),
  }),
  inSpace('shares.revokeAll', { action: 'share' }),
  inSpace('shares.rules'),
  inSpace('shares.updateRules', {
    action: 'set_share_rules',
    ...withBody('space', { password_needed: true }),
  }),
  inSpace('shares.logo'),
  inSpace('shares.putLogo', {
    action: 'set_share_rules',
    feature: 'white_label',
    ...withBody('space', { image: LOGO_FILE }),
  }),
  inSpace('shares.removeLogo', { action: 'set_share_rules' }),
  ...(['share', 'ownShare'] as const).flatMap((target) => {
    const variant = target === 'share' ? '' : 'own';
    const action = target === 'share' ? 'revoke_any_share' : 'share';
    return [
      row('shares.update', target, {
        ...{ variant, action },
        ...withBody(target, { show_text: false }),
      }),
      row('shares.renew', target, { variant, action }),
      row('shares.revoke', target, { variant, action }),
    ];
  }),
  // Nobody here knows the token of a link; the tests of links have every dead state for every visitor.
  ...(['shared.get', 'shared.watch', 'shared.download', 'shared.logo'] as const).map((route) =>
    row(route, 'nothing', {
      letsIn: 404,
      request: ({ id }) => ({ params: { id: id || 'guessed' } }),
    }),
  ),
  row('shared.unlock', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({ params: { id: id || 'guessed' }, body: { password: 'guessed' } }),
  }),
  row('shared.image', 'nothing', {
    letsIn: 404,
    request: ({ id }) => ({ params: { id: id || 'guessed', itemId: id || ABSENT } }),
  }),

  inSpace('trash.list'),
  inSpace('trash.empty', { action: 'delete_any' }),

  inSpace('collections.list'),
  inSpace('collections.create', withBody('space', { name: 'A collection' })),
  inSpace('collections.create', {
    variant: 'live',
    feature: 'advanced_search',
    ...withBody('space', { name: 'A live one', live: true, search: { q: 'canary' } }),
  }),
  row('collections.update', 'collection', withBody('collection', { name: 'Renamed' })),
  row('collections.remove', 'collection'),
  row('collections.restore', 'collection', { opensDeleted: true }),
  ...(['collections.addItem', 'collections.removeItem'] as const).flatMap((route) => [
    row(route, 'collection', {
      ...(route === 'collections.addItem' ? { readsContent: true } : {}),
      request: ({ id, beside }) => ({ params: { id, screenshotId: beside.screenshot } }),
    }),
    row(route, 'screenshot', {
      variant: 'a screenshot',
      ...(route === 'collections.addItem' ? { readsContent: true } : {}),
      request: ({ id, beside }) => ({ params: { id: beside.collection, screenshotId: id } }),
    }),
  ]),

  row('collections.arrange', 'collection', {
    request: ({ id, beside }) => ({
      params: { id },
      body: { ids: [beside.screenshot], before: null },
    }),
  }),
  row('collections.arrange', 'screenshot', {
    variant: 'a screenshot',
    request: ({ id, beside }) => ({
      params: { id: beside.collection },
      body: { ids: [id], before: null },
    }),
  }),

  inSpace('tags.list'),
  row('tags.rename', 'tag', withBody('tag', { name: 'another tag' })),
  row('tags.remove', 'tag'),
  row('tags.restore', 'tag', { opensDeleted: true }),
  row('screenshots.list', 'tag', {
    variant: '?tags',
    isFilter: true,
    request: ({ id, teamId }) => ({ query: { tags: id, team_id: teamId } }),
  }),

  inSpace('calendar.month', withQuery('space', { year: '2026', month: '11' })),
  inSpace('calendar.day', {
    request: ({ id }) => ({ params: { date: '2026-11-20' }, query: { team_id: id } }),
  }),
  inSpace('dashboard.get'),
  inSpace('analytics.get', { feature: 'analytics' }),
  inSpace('events.stream'),

  inSpace('export.download'),
  row('export.download', 'screenshot', {
    variant: '?ids',
    readsContent: true,
    request: ({ id, teamId }) => ({ query: { ids: id, team_id: teamId } }),
  }),
  row('export.selection', 'screenshot', {
    readsContent: true,
    request: ({ id, teamId }) => ({ query: { team_id: teamId }, body: { ids: [id] } }),
  }),

  row('processing.process', 'screenshot', { readsContent: true }),
];
