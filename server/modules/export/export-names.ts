const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 150;

/** Gives each file a name of its own that every system can store. */
export class ExportNames {
  private readonly taken = new Set<string>();

  next(name: string): string {
    const safe = safeName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let candidate = safe;
    for (let number = 2; this.taken.has(candidate.toLowerCase()); number += 1) {
      candidate = `${stem} (${number})${end}`;
    }
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
