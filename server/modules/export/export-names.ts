const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 150;

/** Gives each file a name of its own that every system can store. */
export class ExportNames {
  private readonly taken = new Set<string>();
  /** The number that a name had last: a thousand equal ones must not be counted through each time. */
  private readonly lastNumbers = new Map<string, number>();

  next(name: string): string {
    const safe = safeName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    const key = safe.toLowerCase();
    let number = this.lastNumbers.get(key) ?? 1;
    let candidate = number === 1 ? safe : `${stem} (${number})${end}`;
    while (this.taken.has(candidate.toLowerCase())) {
      number += 1;
      candidate = `${stem} (${number})${end}`;
    }
    this.lastNumbers.set(key, number);
    this.taken.add(candidate.toLowerCase());
    return candidate;
  }
}

function safeName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
    .replace(/[. ]+$/, '');
  const named = clean === '' ? 'image' : clean;
  return shortened(RESERVED.test(named) ? `_${named}` : named);
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST - end.length) + end;
}
