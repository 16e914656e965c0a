import { z } from 'zod';
import { FailedJob, OperatorOverview, RetriedJob, RetriedJobs } from './operator/operator';
import { Analytics, AnalyticsQuery } from './analytics';
import {
  AddWayIn,
  CreateSession,
  RedirectUrl,
  SignedOut,
  SignInWays,
  UpdateUser,
  User,
  WayIn,
} from './auth';
import {
  ChangePlan,
  ChangePreview,
  ChangePreviewQuery,
  CheckoutStarted,
  Invoice,
  Plan,
  PortalOpened,
  ProviderProduct,
  StartCheckout,
  StatusQuery,
  SubscriptionConfig,
  SubscriptionStatus,
} from './billing';
import { ActivityEntry, ActivityQuery } from './activity';
import { BulkAction, BulkAnswer, CheckedHashes, CheckHashes } from './bulk';
import { CalendarDay, CalendarDayQuery, CalendarMonth, CalendarQuery } from './calendar';
import {
  ArrangeCollection,
  Collection,
  CollectionItem,
  CreateCollection,
  CreatedCollection,
  UpdateCollection,
} from './collections';
import { Comment, CommentsQuery, WriteComment } from './organise/comments';
import { Transfer, TransferAnswer } from './organise/transfers';
import { Dashboard, DashboardQuery } from './dashboard';
import { AddDate, UpdateDate } from './reading/dates';
import { EventsQuery } from './events';
import { ExportQuery, ExportScope, ExportSelection } from './export';
import { Health } from './health';
import { CreateInvite, Invite, InviteView, SentInvite } from './invites';
import {
  CreatedKey,
  CreateKey,
  CreatePairing,
  Key,
  Pairing,
  PairingAnswer,
  PairingRequest,
} from './keys';
import {
  AddPasskey,
  NewPasskeyQuestion,
  Passkey,
  PasskeyList,
  PasskeyQuestion,
  RecoveryCodes,
  RenamePasskey,
  UsePasskey,
  UseRecoveryCode,
} from './sign-in/passkeys';
import {
  AskForLink,
  HandedLink,
  InvitePerson,
  KnownPerson,
  LinkView,
  LookAtLink,
  PeoplePage,
  PeopleQuery,
  PersonInvite,
  UpdatePerson,
  UseLink,
} from './people';
import { planWith } from './plans';
import { ProcessAnswer, ProcessScreenshot } from './processing';
import type { RouteName } from './routes';
import {
  ImageQuery,
  Screenshot,
  ScreenshotsScope,
  UnprocessedQuery,
  UpdateScreenshot,
  UploadAnswer,
} from './screenshots';
import { ScreenshotsQuery } from './search/screenshot-filters';
import { HintsQuery, KindCount, NearestSearch } from './search/search-hints';
import { TimelineMonth, TimelineQuery } from './search/timeline';
import { Site, UpdateSite } from './operator/site';
import { PutTags, RenamedTag, RenameTag, TagSummary } from './tags';
import {
  CreateTeam,
  HandOverTeam,
  Member,
  Team,
  TeamsQuery,
  TeamSummary,
  UpdateMember,
  UpdateTeam,
} from './teams';
import { RemoveQuery, TrashedScreenshot, TrashQuery, TrashScope } from './trash';
import { EntitiesQuery, ListedEntity } from './reading/entities';
import { Finding, FindingsQuery, ListedFinding, UpdateFinding } from './reading/findings';
import { ScreenshotWords } from './reading/words';
import { PutRedaction, Redaction } from './sharing/redactions';
import {
  CreateShare,
  RevokedShares,
  Share,
  SharedImageQuery,
  SharedPage,
  ShareRules,
  SharesQuery,
  SharesScope,
  UnlockShare,
  UpdateShare,
  UpdateShareRules,
} from './sharing/shares';
import { PutWorkspaceLogo, WorkspaceLogo } from './sharing/workspace-logo';
import { StorageQuery, StorageUse } from './storage/storage-use';
import { UpdateWorkspaceSettings, WorkspaceSettings, WorkspaceSettingsQuery } from './workspaces';

interface RouteShape {
  summary: string;
  /** Visitors may call it (docs/decisions.md#origin-check). */
  open?: true;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body of a success; absent when it is not JSON or empty. */
  output?: z.ZodType;
  /** The status of a success; 200 when absent. */
  status?: 201 | 204;
  /** The media type of a success that is not JSON. */
  media?: string;
}

/**
 * The inputs and outputs of each route. The server validates with it, the tests parse with it, and OpenAPI is generated
 * from it.
 */
export const api = {
  'health.get': { summary: 'Is the service ready?', open: true, output: Health },
  'health.live': { summary: 'Is the process alive?', open: true, output: Health },
  'health.ready': { summary: 'Can it reach what it needs?', open: true, output: Health },
  'health.openapi': { summary: 'This document', open: true, output: z.looseObject({}) },

  'operator.overview': { summary: 'People, queue, storage and versions', output: OperatorOverview },
  'operator.failedJobs': { summary: 'The jobs that failed last', output: z.array(FailedJob) },
  'operator.retryAll': { summary: 'Try every failed job again', output: RetriedJobs },
  'operator.retry': { summary: 'Try a failed job again', output: RetriedJob },

  'operator.site': { summary: 'Name and contact address of this installation', output: Site },
  'operator.updateSite': {
    summary: 'Change the name or the contact address; null takes the default again',
    body: UpdateSite,
    output: Site,
  },

  'operator.people': {
    summary: 'The people of this server',
    query: PeopleQuery,
    output: PeoplePage,
  },
  'operator.updatePerson': {
    summary:
      'Disable or enable a person, make them an operator or not, give a plan, or limit their storage',
    body: UpdatePerson,
    output: KnownPerson,
  },
  'operator.signOutPerson': {
    summary: 'End the sessions, command lines and API keys of a person',
    status: 204,
  },
  'operator.linkPerson': {
    summary: 'Make a link that signs a person in; with mail it goes to them alone',
    output: HandedLink,
    status: 201,
  },
  'operator.invites': { summary: 'Invites that nobody has used', output: z.array(PersonInvite) },
  'operator.invite': {
    summary: 'Invite a person to this server; the link is shown once',
    body: InvitePerson,
    output: HandedLink,
    status: 201,
  },
  'operator.withdrawInvite': { summary: 'Withdraw an invite', status: 204 },

  'auth.redirectUrl': {
    summary: 'Start a sign-in: the address to send the browser to',
    open: true,
    output: RedirectUrl,
  },
  'auth.ways': { summary: 'The ways to sign in', open: true, output: SignInWays },
  'auth.begin': {
    summary: 'Start a sign-in at one of them: the address to send the browser to',
    open: true,
    output: RedirectUrl,
  },
  'auth.createSession': {
    summary: 'Exchange the login code for a session cookie',
    open: true,
    body: CreateSession,
    output: User,
    status: 201,
  },
  'auth.askForLink': {
    summary: 'Send a link by mail; the same answer whether anybody has the address',
    open: true,
    body: AskForLink,
    status: 204,
  },
  'auth.lookAtLink': {
    summary: 'The effect of a link, which stays unused',
    open: true,
    body: LookAtLink,
    output: LinkView,
  },
  'auth.useLink': {
    summary: 'Exchange a link for a session cookie, once',
    open: true,
    body: UseLink,
    output: User,
    status: 201,
  },
  'auth.beginPasskeySignIn': {
    summary: 'Start a sign-in by passkey: what the browser asks its passkeys',
    open: true,
    output: PasskeyQuestion,
  },
  'auth.usePasskey': {
    summary: 'Exchange the answer of a passkey for a session cookie',
    open: true,
    body: UsePasskey,
    output: User,
    status: 201,
  },
  'auth.useRecoveryCode': {
    summary: 'Exchange a recovery code for a session cookie, once',
    open: true,
    body: UseRecoveryCode,
    output: User,
    status: 201,
  },
  'auth.me': { summary: 'The person who is signed in', output: User },
  'auth.updateMe': { summary: 'Change name or time zone', body: UpdateUser, output: User },
  'auth.waysIn': { summary: 'The ways in of the person', output: z.array(WayIn) },
  'auth.addWayIn': {
    summary: 'Start adding a way in: the address to send the browser to',
    body: AddWayIn,
    output: RedirectUrl,
  },
  'auth.removeWayIn': { summary: 'Remove a way in, but not the last one', status: 204 },
  'auth.passkeys': { summary: 'Passkeys and recovery codes of the person', output: PasskeyList },
  'auth.beginPasskey': {
    summary: 'Start adding a passkey: what the browser asks for',
    output: NewPasskeyQuestion,
  },
  'auth.addPasskey': {
    summary: 'Add the passkey that the browser has made',
    body: AddPasskey,
    output: Passkey,
    status: 201,
  },
  'auth.renamePasskey': { summary: 'Rename a passkey', body: RenamePasskey, output: Passkey },
  'auth.removePasskey': {
    summary: 'Remove a passkey, but not the last way in',
    status: 204,
  },
  'auth.makeRecoveryCodes': {
    summary: 'Make recovery codes, which replace the older ones and are shown once',
    output: RecoveryCodes,
    status: 201,
  },
  'operations.deleteAccount': {
    summary: 'Delete the account and everything in its personal space',
    status: 204,
  },
  'auth.logout': { summary: 'End the session', open: true, status: 204 },
  'auth.endSession': {
    summary: 'End the session; 204 where there is none to end at the provider',
    open: true,
    output: SignedOut,
  },

  'billing.status': {
    summary: 'Plan, usage and what is left',
    query: StatusQuery,
    output: SubscriptionStatus,
  },
  'billing.plans': { summary: 'The plans on sale', open: true, output: z.array(Plan) },
  'billing.config': { summary: 'Payment environment', open: true, output: SubscriptionConfig },
  'billing.checkout': {
    summary: 'The address where a plan is bought, or where a payer confirms the change',
    body: StartCheckout,
    output: CheckoutStarted,
  },
  'billing.cancel': { summary: 'Cancel at the end of the period', output: SubscriptionStatus },
  'billing.resume': { summary: 'Take a cancellation back', output: SubscriptionStatus },
  'billing.portal': { summary: "The provider's page for cards and invoices", output: PortalOpened },
  'billing.changePreview': {
    summary: 'The cost of a change of plan, and the screenshots that it would lock',
    query: ChangePreviewQuery,
    output: ChangePreview,
  },
  'billing.change': {
    summary: 'Change the plan now, or at the end of the period',
    body: ChangePlan,
    output: SubscriptionStatus,
  },
  'billing.invoices': { summary: 'Invoices, newest first', output: z.array(Invoice) },
  'billing.products': {
    summary: "The provider's products; only with a test key or the sandbox",
    output: z.array(ProviderProduct),
  },
  'billing.webhook': {
    summary: 'Signed events of the payment provider',
    open: true,
    body: z.unknown(),
    output: z.object({ received: z.literal(true) }),
  },

  'teams.list': {
    summary: 'The teams of the person, with their members',
    query: TeamsQuery,
    output: z.array(Team),
  },
  'teams.mine': {
    summary: 'The teams of the person, without their members',
    output: z.array(TeamSummary),
  },
  'teams.create': {
    summary: `Create a team; needs the ${planWith('team_collaboration').name} plan`,
    body: CreateTeam,
    output: Team,
    status: 201,
  },
  'teams.get': { summary: 'One team, with its members', output: Team },
  'teams.update': { summary: 'Change name or description', body: UpdateTeam, output: Team },
  'teams.remove': { summary: 'Delete the team; restorable for 29 days', status: 204 },
  'teams.restore': { summary: 'Bring a deleted team back', output: Team },
  'teams.handOver': {
    summary: 'Make another member the owner; the owner becomes an admin',
    body: HandOverTeam,
    output: Team,
  },
  'teams.activity': {
    summary: 'The activity of the last 90 days, newest first; `before` pages',
    query: ActivityQuery,
    output: z.array(ActivityEntry),
  },
  'teams.leave': { summary: 'Leave the team', status: 204 },
  'teams.updateMember': {
    summary: 'Make a member an admin, or an admin a member',
    body: UpdateMember,
    output: Member,
  },
  'teams.removeMember': { summary: 'Take a person out of the team', status: 204 },

  'workspaces.settings': {
    summary: 'The settings that the owner of a space made for it',
    query: WorkspaceSettingsQuery,
    output: WorkspaceSettings,
  },
  'workspaces.updateSettings': {
    summary: 'Let the vision model look at images, or not; only the owner may',
    query: WorkspaceSettingsQuery,
    body: UpdateWorkspaceSettings,
    output: WorkspaceSettings,
  },
  'findings.list': {
    summary: 'Findings that should not be shared by accident, newest first and without values',
    query: FindingsQuery,
    output: z.array(ListedFinding),
  },
  'findings.update': {
    summary: 'Dismiss, confirm or reopen; a dismissed value stays dismissed in the space',
    body: UpdateFinding,
    output: Finding,
  },
  'storage.get': {
    summary: 'Bytes of a space, of its trash, and the limit',
    query: StorageQuery,
    output: StorageUse,
  },

  'invites.create': {
    summary: 'Invite an address; a second invite of it replaces the first',
    body: CreateInvite,
    output: SentInvite,
    status: 201,
  },
  'invites.list': { summary: 'Invites that nobody has answered', output: z.array(Invite) },
  'invites.resend': { summary: 'Send it again with a new address', output: SentInvite },
  'invites.revoke': { summary: 'Take an invite back', status: 204 },
  'invites.get': { summary: 'The offer of an invite', open: true, output: InviteView },
  'invites.accept': { summary: 'Join the team', output: TeamSummary },
  'invites.decline': { summary: 'Turn the invite down', status: 204 },

  'keys.list': { summary: 'API keys and connected command lines', output: z.array(Key) },
  'keys.create': {
    summary: `Make an API key, shown this once; needs ${planWith('api_access').name}`,
    body: CreateKey,
    output: CreatedKey,
    status: 201,
  },
  'keys.remove': { summary: 'Revoke a key or a command line; a token may end itself', status: 204 },
  'keys.createPairing': {
    summary: 'Ask to connect a command line',
    open: true,
    body: CreatePairing,
    output: Pairing,
    status: 201,
  },
  'keys.pollPairing': {
    summary: 'The answer to a pairing; the header X-Device-Secret proves who asks',
    open: true,
    output: PairingAnswer,
  },
  'keys.pairingRequest': { summary: 'The device that asks with a code', output: PairingRequest },
  'keys.approvePairing': { summary: 'Let the device in', status: 204 },
  'keys.denyPairing': { summary: 'Refuse the device', status: 204 },

  'screenshots.list': {
    summary: 'Newest first; filters narrow, `cursor` pages',
    query: ScreenshotsQuery,
    output: z.array(Screenshot),
  },
  'screenshots.unprocessed': {
    summary: 'The images that wait to be read',
    query: UnprocessedQuery,
    output: z.array(Screenshot),
  },
  'screenshots.timeline': {
    summary: 'The months of a list, each with the number of its screenshots',
    query: TimelineQuery,
    output: z.array(TimelineMonth),
  },
  'screenshots.kinds': {
    summary: 'The kinds in a list, each with the number of its screenshots; most first',
    query: HintsQuery,
    output: z.array(KindCount),
  },
  'screenshots.nearest': {
    summary: 'Searches near one that finds nothing, each of which finds something',
    query: HintsQuery,
    output: z.array(NearestSearch),
  },
  'screenshots.check': {
    summary: 'Those of these files that are here already',
    query: ScreenshotsScope,
    body: CheckHashes,
    output: CheckedHashes,
  },
  'screenshots.bulk': {
    summary: 'One action on many screenshots',
    body: BulkAction,
    output: BulkAnswer,
  },
  'screenshots.transfer': {
    summary: 'Move or copy screenshots into another space',
    body: Transfer,
    output: TransferAnswer,
  },
  'screenshots.samples': {
    summary: 'Add three samples, which cost no allowance',
    query: ScreenshotsScope,
    output: z.array(Screenshot),
    status: 201,
  },
  'screenshots.upload': {
    summary: 'Store one image (multipart: file, team_id, modified_at)',
    output: UploadAnswer,
    status: 201,
  },
  'screenshots.get': { summary: 'One screenshot, whole', output: Screenshot },
  'screenshots.image': {
    summary: 'The original, a thumbnail, or a download',
    query: ImageQuery,
    media: 'image/*',
  },
  'screenshots.update': {
    summary: 'Change title, favorite or when the image was made',
    body: UpdateScreenshot,
    output: Screenshot,
  },
  'screenshots.remove': {
    summary: 'Move to the trash, or delete for good',
    query: RemoveQuery,
    status: 204,
  },
  'screenshots.restore': { summary: 'Bring back from the trash', output: Screenshot },

  'screenshots.words': {
    summary: 'The place of each word on the image',
    output: ScreenshotWords,
  },
  'screenshots.putTags': { summary: 'Replace the tags', body: PutTags, output: Screenshot },
  'screenshots.addDate': {
    summary: 'Add a date by hand',
    body: AddDate,
    output: Screenshot,
    status: 201,
  },
  'screenshots.updateDate': {
    summary: 'Accept, reject or correct a date',
    body: UpdateDate,
    output: Screenshot,
  },

  'comments.list': {
    summary: 'Comments on a screenshot of a team, oldest first',
    query: CommentsQuery,
    output: z.array(Comment),
  },
  'comments.create': {
    summary: 'Comment on a screenshot of a team; `@` and a name mentions a member',
    body: WriteComment,
    output: Comment,
    status: 201,
  },
  'comments.update': {
    summary: 'Change a comment of one’s own',
    body: WriteComment,
    output: Comment,
  },
  'comments.remove': {
    summary: 'Delete a comment: its author, the owner and the admins',
    status: 204,
  },

  'entities.list': {
    summary:
      'Links, amounts, codes and the like, newest image first; as CSV with `Accept: text/csv`',
    query: EntitiesQuery,
    output: z.array(ListedEntity),
  },
  'entities.dismiss': { summary: 'Say that it is none; readings remember that', status: 204 },
  'redactions.get': {
    summary:
      'The places that shared copies of a screenshot hide, and those that may have to be hidden',
    output: Redaction,
  },
  'redactions.put': {
    summary: 'Hide rectangles of a screenshot in every shared copy',
    body: PutRedaction,
    output: Redaction,
  },
  'redactions.remove': { summary: 'Hide nothing any more', status: 204 },

  'shares.list': {
    summary: 'The links of a space that are not revoked, newest first',
    query: SharesQuery,
    output: z.array(Share),
  },
  'shares.create': {
    summary: 'Share screenshots or a collection by a link that needs no account',
    body: CreateShare,
    output: Share,
    status: 201,
  },
  'shares.revokeAll': {
    summary: 'Revoke every link of a space that one may revoke',
    query: SharesScope,
    output: RevokedShares,
  },
  'shares.rules': {
    summary: 'The rules that the owner of a space sets for its links',
    query: SharesScope,
    output: ShareRules,
  },
  'shares.updateRules': {
    summary: 'Change these rules: its owner',
    query: SharesScope,
    body: UpdateShareRules,
    output: ShareRules,
  },
  'shares.logo': {
    summary: 'The logo on the pages of the links of a space',
    query: SharesScope,
    output: WorkspaceLogo,
  },
  'shares.putLogo': {
    summary: 'Set this logo: the owner, on a plan that shows it',
    query: SharesScope,
    body: PutWorkspaceLogo,
    output: WorkspaceLogo,
  },
  'shares.removeLogo': { summary: 'Show no logo', query: SharesScope, status: 204 },
  'shares.update': {
    summary: 'Change a link; fields that are absent stay, `null` clears',
    body: UpdateShare,
    output: Share,
  },
  'shares.renew': {
    summary: 'Give a link a new address; the old one ends at once',
    output: Share,
  },
  'shares.revoke': { summary: 'Revoke a link at once', status: 204 },

  'shared.get': { summary: 'The content of a link', open: true, output: SharedPage },
  'shared.unlock': {
    summary: 'Open a link that has a password, for an hour in this browser',
    open: true,
    body: UnlockShare,
    status: 204,
  },
  'shared.image': {
    summary: 'A picture of a link',
    open: true,
    query: SharedImageQuery,
    media: 'image/webp',
  },
  'shared.logo': { summary: 'The logo of the space', open: true, media: 'image/webp' },
  'shared.watch': {
    summary: 'A check whether an open page may stay open',
    open: true,
    status: 204,
  },
  'shared.download': {
    summary: 'Every picture of a link as one ZIP',
    open: true,
    media: 'application/zip',
  },

  'trash.list': {
    summary: 'Screenshots that can still be restored, last deleted first',
    query: TrashQuery,
    output: z.array(TrashedScreenshot),
  },
  'trash.empty': { summary: 'Delete the whole trash for good', query: TrashScope, status: 204 },

  'collections.list': {
    summary: 'The collections, newest first',
    query: ScreenshotsScope,
    output: z.array(Collection),
  },
  'collections.create': {
    summary: 'Create one, empty or from a search',
    query: ScreenshotsScope,
    body: CreateCollection,
    output: CreatedCollection,
    status: 201,
  },
  'collections.update': {
    summary: 'Change name, description or color',
    body: UpdateCollection,
    output: Collection,
  },
  'collections.remove': { summary: 'Delete; restorable for a day', status: 204 },
  'collections.restore': { summary: 'Bring a deleted one back', output: Collection },
  'collections.arrange': {
    summary:
      'Put screenshots into the order by hand, in which the collection is shown from then on',
    body: ArrangeCollection,
    output: Collection,
  },
  'collections.addItem': {
    summary: 'Add a screenshot; adding it twice is no error',
    output: CollectionItem,
    status: 201,
  },
  'collections.removeItem': { summary: 'Take a screenshot out', status: 204 },

  'tags.list': {
    summary: 'Every tag in use, with its count and cover',
    query: ScreenshotsScope,
    output: z.array(TagSummary),
  },
  'tags.rename': {
    summary: 'Rename, or merge into the tag of that name',
    query: ScreenshotsScope,
    body: RenameTag,
    output: RenamedTag,
  },
  'tags.remove': {
    summary: 'Take the tag off everything; restorable for a day',
    query: ScreenshotsScope,
    status: 204,
  },
  'tags.restore': {
    summary: 'Bring a deleted tag back',
    query: ScreenshotsScope,
    output: TagSummary,
  },

  'calendar.month': {
    summary: 'The uploads and dates of each day of a month',
    query: CalendarQuery,
    output: CalendarMonth,
  },
  'calendar.day': {
    summary: 'The screenshots of a day',
    query: CalendarDayQuery,
    output: CalendarDay,
  },

  'dashboard.get': {
    summary: 'Counts, 30 days of activity, the newest five',
    query: DashboardQuery,
    output: Dashboard,
  },

  'analytics.get': {
    summary: `Uploads, storage, tags and processing of the last 12 months; needs ${planWith('analytics').name}`,
    query: AnalyticsQuery,
    output: Analytics,
  },

  'export.download': {
    summary: 'Images and their data as a ZIP',
    query: ExportQuery,
    media: 'application/zip',
  },
  'export.selection': {
    summary: 'The same for a selection too long for an address',
    query: ExportScope,
    body: ExportSelection,
    media: 'application/zip',
  },

  'processing.process': {
    summary: 'Read the image, or read it again; waits up to 25 s',
    body: ProcessScreenshot.optional(),
    output: ProcessAnswer,
  },

  'events.stream': {
    summary: 'Changes in a workspace as they happen: events named screenshot, list and gap',
    query: EventsQuery,
    media: 'text/event-stream',
  },
} as const satisfies Record<RouteName, RouteShape>;

export type Api = typeof api;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A part without required fields may be left out. */
type Part<Key extends string, Shape, Name extends Key> = Shape extends { [K in Name]: z.ZodType }
  ? Record<never, never> extends z.input<Shape[Name]>
    ? { [K in Name]?: z.input<Shape[Name]> }
    : { [K in Name]: z.input<Shape[Name]> }
  : unknown;

/** The input of a route's caller: `params`, `query` and `body`, as far as the route has them. */
export type RouteInput<Name extends RouteName> = Part<'query', Api[Name], 'query'> &
  Part<'body', Api[Name], 'body'> &
  ([PathParams<(typeof import('./routes').routes)[Name]['path']>] extends [never]
    ? unknown
    : { params: Record<PathParams<(typeof import('./routes').routes)[Name]['path']>, string> });

/** The body of a route's success. */
export type RouteOutput<Name extends RouteName> = Api[Name] extends { output: z.ZodType }
  ? z.output<Api[Name]['output']>
  : undefined;
