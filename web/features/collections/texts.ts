import { planWith } from '../../../server/contract/plans';
import { formatNumber } from '../../shared/format';

const { name: PLAN } = planWith('advanced_search');
const count = (n: number): string => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);

export const collectionTexts = {
  title: 'Collections',
  loading: 'Loading collections',
  total: (n: number) => (n === 1 ? '1 collection' : `${formatNumber(n)} collections`),
  screenshots: count,
  create: 'Create Collection',
  empty: 'No collections yet',
  emptyHint: 'Keep related screenshots in one place.',
  failed: 'The collections could not be loaded',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  confirmDelete: (name: string) => `Really delete ${name}?`,
  yes: 'Delete',
  no: 'Cancel',
  deleted: (name: string) => `Deleted ${name}`,
  undo: 'Undo',
  deleteFailed: 'The collection could not be deleted',
  restoreFailed: 'The collection could not be restored',
  live: 'Live',
  nothingInIt: 'Nothing in it yet',
  nothingFoundYet: 'Its search finds nothing yet',
  liveHint: 'Updates automatically with its search',
  stopped: (problem: string) =>
    `This collection is no longer kept up to date. ${problem} To repair it, edit it and save its search again.`,

  head: {
    share: 'Share',
    unknown: 'Collection',
    download: 'Download',
    byDate: 'Order by date',
    downloadFailed: 'The collection could not be downloaded',
  },

  form: {
    createTitle: 'Create Collection',
    editTitle: 'Edit collection',
    color: 'Color',
    search: 'Search',
    searchHint: 'Everything that this finds is in the collection.',
    searchStopped: (problem: string) => `${problem} Save to try it again.`,
    filters: 'Filters',
    removeFilter: (label: string) => `Remove ${label}`,
    create: 'Create',
    save: 'Save',
    failed: 'The collection could not be saved',
  },

  add: {
    title: (n: number) =>
      n === 1 ? 'Add to collection' : `Add ${formatNumber(n)} screenshots to a collection`,
    search: 'Search or create a collection',
    list: 'Collections',
    createNamed: (name: string) => `Create “${name}”`,
    onEnter: (name: string) => `Enter: ${name}`,
    onArrow: (name: string) => `Arrow down and Enter: create “${name}”`,
    isIn: 'Already added',
    added: (name: string) => `Added to ${name}`,
    failed: 'Failed to add screenshot to collection',
    failedTitle: 'Not added',
    takeOutFailed: 'The screenshots could not be removed',
    none: 'No collection has this name',
    loading: 'Loading collections',
  },

  save: {
    title: 'Save search as collection',
    summary: (n: number) => `It will contain ${count(n)}.`,
    live: 'Keep it up to date',
    liveMeans: 'New screenshots that match join it, and those that no longer match leave it.',
    fixedMeans: 'It keeps what is found now. You can add and remove screenshots by hand.',
    liveNeedsPlan: `Live collections need the ${PLAN} plan.`,
    liveNeedsOwnersPlan: `Live collections need the ${PLAN} plan; in a team, the owner’s plan decides.`,
    seePlans: 'See plans',
    submit: 'Save',
    open: 'Open',
    saved: (name: string, n: number) => `“${name}” was created with ${count(n)}.`,
    failedTitle: 'Not saved',
    failed: 'Failed to save search as collection. Please try again.',
  },
} as const;
