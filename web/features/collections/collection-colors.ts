import { COLLECTION_COLOR } from '../../../server/contract/limits';

/** The presets, with names for screen readers. */
export const COLOR_PRESETS = [
  { value: COLLECTION_COLOR, name: 'Blue' },
  { value: '#10B981', name: 'Green' },
  { value: '#F59E0B', name: 'Amber' },
  { value: '#EF4444', name: 'Red' },
  { value: '#8B5CF6', name: 'Violet' },
  { value: '#06B6D4', name: 'Cyan' },
  { value: '#EC4899', name: 'Pink' },
  { value: '#84CC16', name: 'Lime' },
] as const;
