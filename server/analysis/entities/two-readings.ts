import type { PageLine } from './page-lines';

/** Shorter ones are alike by chance. */
const NAME = /[a-z0-9]{5,60}/gi;
const LOOK_ALIKES = /[1il0o]/g;

/**
 * Names of which one has a digit where another has the letter that looks like it, such as `tools1` and `toolsl`: one of
 * them was misread, and nobody knows which. Words such as `mail` and `mall` differ in no digit.
 */
export function namesReadTwoWays(page: readonly PageLine[]): ReadonlySet<string> {
  const byLook = new Map<string, Map<string, string>>();
  for (const { text } of page)
    for (const name of namesIn(text)) {
      const look = name.replace(LOOK_ALIKES, (char) => (/[0o]/.test(char) ? '0' : '1'));
      const digits = name.replace(LOOK_ALIKES, (char) => (/\d/.test(char) ? '1' : 'l'));
      const forms = byLook.get(look) ?? new Map<string, string>();
      byLook.set(look, forms.set(name, digits));
    }
  const doubtful = [...byLook.values()].filter((forms) => new Set(forms.values()).size > 1);
  return new Set(doubtful.flatMap((forms) => [...forms.keys()]));
}

export const namesIn = (text: string): string[] => text.toLowerCase().match(NAME) ?? [];
