import { formatNumber } from '../../shared/format';

export const paletteTexts = {
  title: 'Command palette',
  field: 'Search or go to',
  hint: 'Search, or type # for tags, / for collections, > for commands',
  list: 'Suggestions',

  screenshots: 'Screenshots',
  found: 'Found screenshots',
  pages: 'Pages',
  spaces: 'Spaces',
  commands: 'Commands',
  tags: 'Tags',
  collections: 'Collections',

  searchFor: (words: string) => `Search screenshots for “${words}”`,
  home: 'Home',
  analytics: 'Analytics',
  pricing: 'Pricing',
  here: 'You are here',
  chosen: 'Chosen',
  count: (n: number) => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`),

  upload: 'Upload screenshots',
  createTeam: 'Create Team',
  theme: (name: string) => `Theme: ${name}`,

  loading: 'Searching…',
  offline: 'You are offline. Search works again when you are back.',
  nothing: 'Nothing found',
  results: (n: number) => (n === 1 ? '1 suggestion' : `${formatNumber(n)} suggestions`),
  searchFailed: 'The screenshots could not be searched',
  tagsFailed: 'The tags could not be loaded',
  collectionsFailed: 'The collections could not be loaded',
  spacesFailed: 'Your teams could not be loaded',
  retry: 'Retry',
} as const;
