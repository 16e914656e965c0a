import { formatNumber } from '../../shared/format';

export const operatorTexts = {
  title: 'Operations',
  hint: 'The state of this installation. Only operators see this page.',
  toPeople: 'Manage people',
  loading: 'Loading the installation',
  failed: 'The installation could not be loaded',
  stale: 'These figures could not be refreshed.',

  site: {
    title: 'Name and contact',
    hint: 'People see both on pages, in mails and when they install the app.',
    loading: 'Loading name and contact',
    loadFailed: 'Name and contact could not be loaded',
    name: 'Name of this installation',
    nameHint: (product: string) => `Leave it empty for ${product}.`,
    contact: 'Contact address',
    contactHint: 'People send their questions there. Leave it empty for none.',
    save: 'Save',
    failed: 'This could not be saved. Try again.',
  },

  tiles: {
    people: 'People',
    active: 'Active in 30 days',
    screenshots: 'Screenshots',
    stored: 'Stored',
  },

  plans: {
    title: 'Plans',
    teams: (count: number) => `${formatNumber(count)} ${count === 1 ? 'team' : 'teams'}`,
  },

  /** In place of the plans where none are sold. */
  teams: 'Teams',

  queue: {
    title: 'Queue',
    paused: (since: string) => `Paused since ${since}`,
    empty: 'Nothing has been queued yet',
    columns: {
      kind: 'Work',
      queued: 'Waiting',
      running: 'Running',
      failed: 'Failed',
      since: 'Longest wait since',
    },
    none: 'None',
  },

  failedJobs: {
    title: 'Failed jobs',
    none: 'No job has failed',
    loading: 'Loading failed jobs',
    loadFailed: 'The failed jobs could not be loaded',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    noReason: 'No reason was recorded',
    retry: 'Retry',
    retryNamed: (kind: string, key: string) => `Retry ${kind} ${key}`,
    retryAll: 'Retry all',
    queued: 'Queued again',
    gone: 'The job was removed, because its subject no longer exists',
    allQueued: (count: number) =>
      count === 1 ? '1 job is queued again' : `${formatNumber(count)} jobs are queued again`,
    retryFailed: 'The job could not be queued. Try again.',
  },

  versions: {
    title: 'Versions',
    shotvault: 'Shotvault',
    node: 'Node.js',
    postgres: 'PostgreSQL',
    schema: 'Schema',
    free: 'Free on the disk',
  },

  update: {
    title: (version: string) => `Shotvault was updated to ${version}.`,
    news: 'See what is new',
    close: 'Close',
  },

  accuracy: 'How well it reads',

  reading: {
    title: 'Reading',
    engine: 'Text engine',
    none: 'Nothing has been read yet',
    median: 'From upload to text',
    seconds: (value: number) => `${value.toFixed(1)} s`,
    version: 'Engine and rules',
    older: 'Read by older ones',
  },
} as const;
