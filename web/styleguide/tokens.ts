export interface Token {
  name: string;
  /** The declared value. */
  value: string;
}

/** Reads the tokens from the style sheets, so that new ones appear without a change here. */
export function readTokens(): Token[] {
  const found = new Map<string, string>();
  for (const rule of rootRules()) {
    for (const name of rule.style) {
      // A later rule may change a token for small windows; the guide shows the first value.
      if (name.startsWith('--') && !name.startsWith('--mantine-') && !found.has(name))
        found.set(name, rule.style.getPropertyValue(name).trim());
    }
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

function rootRules(): CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root',
    );
}

// `CSS.supports` accepts any value with a variable, so those are excluded.
export const isColor = ({ value }: Token): boolean =>
  !value.includes('var(') && CSS.supports('color', value);

/** `600 28px/36px var(--font)` and the like. */
export const isType = ({ value }: Token): boolean => /\d+px\/\d+px/.test(value);

export const isOfScale =
  (prefix: string) =>
  ({ name }: Token): boolean =>
    name.startsWith(prefix);
