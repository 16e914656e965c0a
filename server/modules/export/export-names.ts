import { withoutUnseen } from '../../common/download-name';

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 150;

/** Gives each file a unique name that every file system can store. */
export class ExportNames {
  private readonly taken = new Set<string>();
  /** The last number used for a name, so that a thousand equal names are not counted again each time. */
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
  const clean = withoutUnseen(name.normalize('NFC'))
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/[. ]+$/, '');
  const named = clean === '' ? 'image' : clean;
  return shortened(RESERVED.test(named) ? `_${named}` : named);
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST - end.length) + end;
}
