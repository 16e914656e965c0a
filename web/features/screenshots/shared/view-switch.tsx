import { Grid3x3, LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { IconChoice } from '../../../ui/fields/icon-choice';
import type { GalleryMode } from './gallery-address.model';
import { screenshotTexts as texts } from './texts';

const options = [
  { value: 'grid', label: texts.modes.grid, Icon: LayoutGrid },
  { value: 'compact', label: texts.modes.compact, Icon: Grid3x3 },
  { value: 'list', label: texts.modes.list, Icon: List },
] as const;

interface ViewSwitchProps {
  mode: GalleryMode;
  onChange: (mode: GalleryMode) => void;
}

/** Grid, compact grid or list: a radio group. */
export function ViewSwitch({ mode, onChange }: ViewSwitchProps) {
  // The pressed button is marked at once; the address follows later.
  const [{ of, shown }, set] = useState({ of: mode, shown: mode });
  if (of !== mode) set({ of: mode, shown: mode });
  return (
    <IconChoice
      label={texts.view}
      options={options}
      value={shown}
      onChange={(value) => {
        set({ of: mode, shown: value });
        onChange(value);
      }}
    />
  );
}
