import { DASHBOARD_DAYS } from '../../../server/contract/limits';
import { formatNumber } from '../../shared/format';

export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  personal: 'Your personal gallery',
  team: (name: string) => `The ${name} gallery`,
  loading: 'Loading the dashboard',
  upload: 'Upload',
  analytics: 'Analytics',
  tiles: {
    screenshots: 'Screenshots',
    favorites: 'Favorites',
    collections: 'Collections',
    tags: 'Tags',
    teams: 'Teams',
  },

  activity: {
    title: `Activity of the last ${DASHBOARD_DAYS} days`,
    failed: 'The activity could not be loaded',
    stale: 'The activity could not be refreshed.',
    uploaded: 'Uploaded',
    created: 'Created',
    totals: (uploaded: number, created: number, days: number) =>
      `${formatNumber(uploaded)} uploaded · ${formatNumber(created)} created · ${formatNumber(days)} active ${days === 1 ? 'day' : 'days'}`,
    calendar: 'Open calendar',
    chart: 'Activity chart. Use the arrow keys to move between days.',
    day: 'Day',
    dayLabel: (day: string, uploaded: number, created: number) =>
      `${day}: ${formatNumber(uploaded)} uploaded, ${formatNumber(created)} created`,
  },

  quickActions: 'Quick actions',
  actions: {
    upload: { title: 'Upload Screenshots', hint: 'Add new images to your vault' },
    organize: { title: 'Organize Collections', hint: 'Group related screenshots' },
    teams: { title: 'Manage Teams', hint: 'Share a space with others' },
    calendar: { title: 'View Calendar', hint: 'Browse screenshots by date' },
  },

  counts: 'In this gallery',
  countsFailed: 'The numbers could not be loaded',

  recent: 'Recent screenshots',
  recentFailed: 'The recent screenshots could not be loaded',
  seeAll: 'See all',
  tagCount: (n: number) => (n === 1 ? '1 tag' : `${formatNumber(n)} tags`),
  unprocessed: 'Not processed yet',
  empty: 'Nothing here yet',
  emptyHint: 'Upload a few screenshots, or try it with samples first.',
  samples: 'Add three samples',

  promo: 'Work on screenshots together',
  promoHint: 'A team shares one gallery, with its own collections and tags.',
  createTeam: 'Create Team',
} as const;
