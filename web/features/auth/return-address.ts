import { paths } from '../../shared/paths';
import { rememberedInTab } from '../../shared/storage';

const KEY = 'return_to';

/** The path of an address inside this application; null for any other address. */
export function ownPath(address: string, origin: string): string | null {
  if (!address.startsWith('/')) return null;
  try {
    const url = new URL(address, origin);
    if (url.origin !== origin || url.pathname.startsWith(paths.callback)) return null;
    const path = url.pathname + url.search + url.hash;
    // `AuthGate` reopens an address only at home, so home, or a part of it, would reopen itself for ever.
    return url.pathname === paths.home || path.startsWith('//') ? null : path;
  } catch {
    return null;
  }
}

/** The page asked for before the sign-in, reopened once after it. */
export const returnAddress = {
  keep(address: string): void {
    const path = ownPath(address, window.location.origin);
    if (path) rememberedInTab.set(KEY, path);
    else rememberedInTab.remove(KEY);
  },
  take(): string | null {
    const kept = rememberedInTab.get(KEY);
    rememberedInTab.remove(KEY);
    return kept === null ? null : ownPath(kept, window.location.origin);
  },
};
