import { formatNumber } from '../../shared/format';

/** The presets of spec §9, with the names that reading software says. */
export const COLOR_PRESETS = [
  { value: '#3B82F6', name: 'Blue' },
  { value: '#10B981', name: 'Green' },
  { value: '#F59E0B', name: 'Amber' },
  { value: '#EF4444', name: 'Red' },
  { value: '#8B5CF6', name: 'Violet' },
  { value: '#06B6D4', name: 'Cyan' },
  { value: '#EC4899', name: 'Pink' },
  { value: '#84CC16', name: 'Lime' },
] as const;

export const DEFAULT_COLOR = '#3B82F6';

const count = (n: number): string => (n === 1 ? '1 screenshot' : `${formatNumber(n)} screenshots`);

export const collectionTexts = {
  title: 'Collections',
  loading: 'Loading collections',
  total: (n: number) => (n === 1 ? '1 collection' : `${formatNumber(n)} collections`),
  screenshots: count,
  create: 'Create Collection',
  empty: 'No collections yet',
  emptyHint: 'Put screenshots that belong together in one place.',
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
  liveHint: 'Keeps itself up to date with its search',

  form: {
    createTitle: 'Create Collection',
    editTitle: 'Edit collection',
    color: 'Color',
    create: 'Create',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'The collection could not be saved',
  },

  add: {
    title: (n: number) =>
      n === 1 ? 'Add to collection' : `Add ${formatNumber(n)} screenshots to a collection`,
    search: 'Search or create a collection',
    list: 'Collections',
    createNamed: (name: string) => `Create “${name}”`,
    isIn: 'Already in it',
    added: (name: string) => `Added to ${name}`,
    failed: 'Failed to add screenshot to collection',
    failedTitle: 'Not added',
    takeOutFailed: 'The screenshots could not be taken out again',
    none: 'No collection has this name',
    loading: 'Loading collections',
  },

  save: {
    title: 'Save search as collection',
    summary: (n: number) => `${count(n)} will be in it.`,
    live: 'Keep it up to date',
    liveNeedsPlan: 'Live collections come with Silver.',
    liveNeedsOwnersPlan: 'Live collections come with Silver; in a team its owner’s plan decides.',
    seePlans: 'See plans',
    submit: 'Save',
    savedTitle: 'Collection saved',
    saved: (name: string, n: number) => `“${name}” was created with ${count(n)}.`,
    failedTitle: 'Not saved',
    failed: 'Failed to save search as collection. Please try again.',
  },
} as const;
