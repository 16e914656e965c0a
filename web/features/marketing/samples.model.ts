interface Sample {
  file: string;
  title: string;
  tags: readonly string[];
  /** A part of the text in the image. */
  text: string;
}

export const samples: readonly Sample[] = [
  {
    file: 'invoice',
    title: 'Invoice INV-2047 from Northwind Hosting',
    tags: ['invoice', 'hosting'],
    text: 'Issued Nov 3, 2026, due Nov 17, 2026. Managed database $48.00. Total $69.10',
  },
  {
    file: 'terminal',
    title: 'Failing test in the queue dispatcher',
    tags: ['terminal', 'error'],
    text: 'releases the lease after a crash. Error: ETIMEDOUT waiting for job 6f2a',
  },
  {
    file: 'pass',
    title: 'Boarding pass Berlin to Lisbon',
    tags: ['travel', 'flight'],
    text: 'BER to LIS, 12 Dec, boards 06:40, gate A14, seat 17C',
  },
  {
    file: 'chat',
    title: 'Chat with Mara about dinner',
    tags: ['chat', 'plans'],
    text: 'Is the table still for Friday? Yes! 20 Nov, 19:30, the small place by the canal',
  },
  {
    file: 'chart',
    title: 'Weekly overview of visitors and revenue',
    tags: ['analytics', 'chart'],
    text: 'Visitors 18,204. Sign-ups 412. Revenue $9,380',
  },
  {
    file: 'recipe',
    title: 'Pumpkin soup with brown butter',
    tags: ['recipe', 'soup'],
    text: '600 g pumpkin, 1 onion, 700 ml vegetable stock, 40 g butter, 6 sage leaves',
  },
  {
    file: 'code',
    title: 'Change to the retry backoff',
    tags: ['code', 'diff'],
    text: 'Full jitter: a crowd must not return at the same moment',
  },
  {
    file: 'event',
    title: 'Calendar week 47, November 2026',
    tags: ['calendar', 'work'],
    text: 'Launch rehearsal Wednesday, Release 2.4 on Friday, Dentist Thursday 12:00',
  },
];

/** The suggested searches. */
export const sampleQueries = ['Friday', 'ETIMEDOUT', '17C', 'butter', '$69.10'] as const;

export interface Hit {
  sample: Sample;
  /** The match with the words around it; null when the title or nothing matched. */
  quote: readonly [before: string, match: string, after: string] | null;
  isMatch: boolean;
}

const AROUND = 22;

/** Searches titles and texts, as the real search does. */
export function searchSamples(query: string): Hit[] {
  const wanted = query.toLowerCase();
  return samples.map((sample) => {
    const at = wanted ? sample.text.toLowerCase().indexOf(wanted) : -1;
    const isInTitle = sample.title.toLowerCase().includes(wanted);
    if (at < 0) return { sample, quote: null, isMatch: isInTitle };
    const end = at + wanted.length;
    const quote = [
      (at > AROUND ? '…' : '') + sample.text.slice(Math.max(0, at - AROUND), at),
      sample.text.slice(at, end),
      sample.text.slice(end, end + AROUND * 2),
    ] as const;
    return { sample, quote, isMatch: true };
  });
}
