export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^(?<name>[a-z_:][\w:]*)(?:\{(?<labels>[^}]*)\})? (?<value>\S+)$/i;

/** Parses a scrape in Prometheus' text format; throws at an invalid line. */
export function parseScrape(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const { name = '', labels = '', value = '' } = LINE.exec(line)?.groups ?? {};
      if (name === '') throw new Error(`not a figure: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text])),
        value: Number(value),
      };
    });
}

/** The sample of that name with at least these labels; undefined when there is none. */
export function figureOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const fits = (sample: Sample) =>
    sample.name === name &&
    Object.entries(labels).every(([key, value]) => sample.labels[key] === value);
  return samples.find(fits)?.value;
}
