import { remembered } from '../../shared/storage';

/** Also read by public/theme.js before the first paint. */
const DENSITY_KEY = 'shotvault.density';
const MOTION_KEY = 'shotvault.motion';
const THUMBNAILS_KEY = 'shotvault.thumbnails';
const COLLECTIONS_KEY = 'shotvault.sidebar_collections';
const KEYS_KEY = 'shotvault.single_keys';

export type Density = 'comfortable' | 'compact';
/** The part with the text at full width, or the whole image. */
export type Thumbnails = 'fill' | 'fit';
/** The order of the collections in the sidebar. */
export type CollectionsOrder = 'name' | 'use';

const root = document.documentElement;

export const appearance = {
  density: (): Density => (remembered.get(DENSITY_KEY) === 'compact' ? 'compact' : 'comfortable'),
  setDensity: (density: Density) => {
    remembered.set(DENSITY_KEY, density);
    root.dataset.density = density;
  },
  isMotionReduced: (): boolean => remembered.get(MOTION_KEY) === 'reduced',
  setMotionReduced: (isReduced: boolean) => {
    remembered.set(MOTION_KEY, isReduced ? 'reduced' : 'system');
    root.dataset.motion = isReduced ? 'reduced' : 'system';
  },
  thumbnails: (): Thumbnails => (remembered.get(THUMBNAILS_KEY) === 'fit' ? 'fit' : 'fill'),
  setThumbnails: (thumbnails: Thumbnails) => {
    remembered.set(THUMBNAILS_KEY, thumbnails);
    root.dataset.thumbnails = thumbnails;
  },
  collectionsOrder: (): CollectionsOrder =>
    remembered.get(COLLECTIONS_KEY) === 'use' ? 'use' : 'name',
  setCollectionsOrder: (order: CollectionsOrder) => remembered.set(COLLECTIONS_KEY, order),
  areSingleKeysOn: (): boolean => remembered.get(KEYS_KEY) !== 'off',
  setSingleKeys: (isOn: boolean) => remembered.set(KEYS_KEY, isOn ? 'on' : 'off'),
};
