import { formatNumber } from '../../shared/format';

export const operatorTexts = {
  title: 'Operations',
  hint: 'How this installation is. Only those whom its configuration names see this page.',
  loading: 'Loading the installation',
  failed: 'The installation could not be loaded',
  stale: 'These figures could not be brought up to date.',

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
    noReason: 'No reason was written down',
    retry: 'Retry',
    retryNamed: (kind: string, key: string) => `Retry ${kind} ${key}`,
    retryAll: 'Retry all',
    queued: 'It is queued again',
    gone: 'What it was about is gone, and so is the job',
    allQueued: (count: number) =>
      count === 1 ? '1 job is queued again' : `${formatNumber(count)} jobs are queued again`,
    retryFailed: 'That could not be queued. Try again.',
  },

  versions: {
    title: 'Versions',
    shotvault: 'Shotvault',
    node: 'Node.js',
    postgres: 'PostgreSQL',
    schema: 'Schema',
    free: 'Free on the disk',
  },
} as const;
