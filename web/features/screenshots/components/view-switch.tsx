import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { Grid3x3, LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import type { GalleryMode } from '../gallery-address.model';
import { screenshotTexts as texts } from '../texts';

const ICONS = { grid: LayoutGrid, compact: Grid3x3, list: List } as const;
const MODES: GalleryMode[] = ['grid', 'compact', 'list'];

const options = MODES.map((mode) => {
  const Icon = ICONS[mode];
  return {
    value: mode,
    label: (
      <span title={texts.modes[mode]}>
        <Icon size={16} aria-hidden />
        <VisuallyHidden>{texts.modes[mode]}</VisuallyHidden>
      </span>
    ),
  };
});

interface ViewSwitchProps {
  mode: GalleryMode;
  onChange: (mode: GalleryMode) => void;
}

/** Grid, compact grid or list: a radio group. */
export function ViewSwitch({ mode, onChange }: ViewSwitchProps) {
  // The address follows a moment later; the button that was pressed is on at once.
  const [{ of, shown }, set] = useState({ of: mode, shown: mode });
  if (of !== mode) set({ of: mode, shown: mode });
  return (
    <SegmentedControl
      aria-label={texts.view}
      data={options}
      value={shown}
      onChange={(value) => {
        set({ of: mode, shown: value });
        onChange(value);
      }}
      withItemsBorders={false}
    />
  );
}
