import { remembered } from '../../shared/storage';

const KEY = 'shotvault.last_collections';
/** More than any sidebar shows. */
const MOST = 50;

/** The collections that were opened in this browser, by their ids. */
export const lastOpened = {
  /** The latest first. */
  list: (): string[] => (remembered.get(KEY) ?? '').split(' ').filter((id) => id !== ''),
  add: (id: string): void => {
    const others = lastOpened.list().filter((each) => each !== id);
    remembered.set(KEY, [id, ...others].slice(0, MOST).join(' '));
  },
};
