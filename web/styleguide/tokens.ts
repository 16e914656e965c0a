export interface Token {
  name: string;
  /** As it stands in the sheet. */
  value: string;
}

/** The tokens that the page has now, read from its own sheets: what is added there is shown without a change here. */
export function readTokens(): Token[] {
  const found = new Map<string, string>();
  for (const rule of rootRules()) {
    for (const name of rule.style) {
      // A later rule may change a token for small windows; the guide shows what all begin with.
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

// With a variable in it everything is supported, for nobody knows yet what it will be.
export const isColor = ({ value }: Token): boolean =>
  !value.includes('var(') && CSS.supports('color', value);

/** `600 28px/36px var(--font)` and the like. */
export const isType = ({ value }: Token): boolean => /\d+px\/\d+px/.test(value);

export const isOfScale =
  (prefix: string) =>
  ({ name }: Token): boolean =>
    name.startsWith(prefix);
