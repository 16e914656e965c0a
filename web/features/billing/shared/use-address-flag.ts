import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Reads a `name=true` from the address and removes it at once, so that a reload or a copied address does not show
 * the notice again. The page shows it until it is dismissed.
 */
export function useAddressFlag(name: string) {
  const [search, setSearch] = useSearchParams();
  const isInAddress = search.get(name) === 'true';
  const [hasArrived] = useState(isInAddress);
  const [isOn, setOn] = useState(isInAddress);

  useEffect(() => {
    if (!isInAddress) return;
    const clean = (now: URLSearchParams) => {
      now.delete(name);
      return now;
    };
    setSearch(clean, { replace: true, preventScrollReset: true });
  }, [isInAddress, name, setSearch]);

  return { hasArrived, isOn, dismiss: () => setOn(false) };
}
