import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';

const afterNextPaint = (act: () => void): void =>
  void requestAnimationFrame(() => void setTimeout(act));

/** The theme, and a way to change it. The choice shows at once, because the whole page takes longer to follow. */
export function useTheme(): [MantineColorScheme, (next: MantineColorScheme) => void] {
  // The library would take away all transitions for a moment, and every element would get its style once more.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const [chosen, setChosen] = useState<MantineColorScheme | null>(null);
  const choose = (next: MantineColorScheme) => {
    setChosen(next);
    afterNextPaint(() => {
      setColorScheme(next);
      setChosen(null);
    });
  };
  return [chosen ?? colorScheme, choose];
}
