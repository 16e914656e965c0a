import { useEffect, useState } from 'react';

/** Words that came up a moment before the press were not seen. */
const TO_SEE_MS = 1_000;

/** The stored words that the person has seen beside a field: those of others count once they have stood there for a second. */
export function useSeenWords(from: string | null, now: string | null): string | null {
  const [seen, setSeen] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(now), TO_SEE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return seen;
}
