import { useLayoutEffect, useRef, useState } from 'react';
import { contrast, hexOf, readRgb, type Rgb } from './contrast';
import { Section } from './section';
import styles from './styleguide.module.css';
import { isColor, readTokens, type Token } from './tokens';

/** Foreground, background and the required contrast: text 4.5, control edges 3. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['--text', '--bg', 4.5],
  ['--text', '--surface', 4.5],
  ['--text', '--subtle', 4.5],
  ['--muted', '--bg', 4.5],
  ['--muted', '--surface', 4.5],
  ['--muted', '--subtle', 4.5],
  ['--control-line', '--surface', 3],
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-hover', 4.5],
  ['--accent-text', '--bg', 4.5],
  ['--accent-text', '--accent-subtle', 4.5],
  ['--danger', '--bg', 4.5],
  ['--danger', '--danger-fill', 4.5],
  ['--warn', '--warn-fill', 4.5],
  ['--ok', '--ok-fill', 4.5],
  ['--heart', '--surface', 3],
  ['--text', '--selection', 4.5],
  ['--text', '--mark', 4.5],
  ['--chart-uploaded', '--surface', 3],
  ['--chart-created', '--surface', 3],
  ['--text', '--heat-1', 4.5],
  ['--text', '--heat-2', 4.5],
  ['--text', '--heat-3', 4.5],
  ['--on-heat-4', '--heat-4', 4.5],
];

/** The computed colour of a token in the current scheme. */
function useComputed(token: string) {
  const probe = useRef<HTMLSpanElement>(null);
  const [color, setColor] = useState<Rgb | null>(null);
  useLayoutEffect(() => {
    if (probe.current) setColor(readRgb(getComputedStyle(probe.current).color));
  }, [token]);
  return { probe, color };
}

function Swatch({ token: { name, value } }: { token: Token }) {
  const { probe, color } = useComputed(name);
  return (
    <li>
      <span ref={probe} className={styles.swatch} style={{ color: `var(${name})` }} />
      <span>{name.slice(2)}</span>
      <code>{color ? hexOf(color) : value}</code>
    </li>
  );
}

function Pair({ text, ground, least }: { text: string; ground: string; least: number }) {
  const { probe: textProbe, color: textColor } = useComputed(text);
  const { probe: groundProbe, color: groundColor } = useComputed(ground);
  const ratio = textColor && groundColor ? contrast(textColor, groundColor) : null;
  return (
    <li data-failed={(ratio !== null && ratio < least) || undefined}>
      <span className={styles.pair} style={{ background: `var(${ground})` }}>
        <span ref={textProbe} style={{ color: `var(${text})` }}>
          Aa
        </span>
        <span ref={groundProbe} style={{ color: `var(${ground})` }} />
      </span>
      <span>
        {text.slice(2)} on {ground.slice(2)}
      </span>
      <code>
        {ratio?.toFixed(1)} of {least}
      </code>
    </li>
  );
}

/** Every colour in both schemes, with the contrast of the computed values. */
export function Colors() {
  const [tokens] = useState(() => readTokens().filter(isColor));
  return (
    <Section title="Colours">
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={styles.scheme} style={{ colorScheme: scheme }}>
            <h3>{scheme}</h3>
            <ul className={styles.swatches}>
              {tokens.map((token) => (
                <Swatch key={token.name} token={token} />
              ))}
            </ul>
            <ul className={styles.swatches}>
              {PAIRS.map(([text, ground, least]) => (
                <Pair key={text + ground} text={text} ground={ground} least={least} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
