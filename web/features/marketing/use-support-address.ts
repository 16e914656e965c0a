import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { categoryOf } from './faq.model';
import type { Category } from './support-faq';

const OURS = 'written by the search';

/** The search in the address: `?q=` and `?category=`. */
export function useSupportAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, ...location } = useLocation();
  const inAddress = search.get('q') ?? '';
  // The router updates later than the field, which would lose letters of a fast typist. So the address is read
  // only when something else wrote it: a link, Back or the first load.
  const [query, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (location.state !== OURS) setTyped(inAddress);
  }

  const write = (changes: { q?: string; category?: Category }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === 'all') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true, state: OURS });
  };
  const setQuery = (q: string) => {
    setTyped(q);
    write({ q });
  };
  const clear = () => {
    setTyped('');
    write({ q: '', category: 'all' });
  };
  const setCategory = (category: Category) => write({ q: query, category });
  return { query, category: categoryOf(search.get('category')), setQuery, setCategory, clear };
}
