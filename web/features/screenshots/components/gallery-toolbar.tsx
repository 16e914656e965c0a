import { Button } from '@mantine/core';
import { Heart, X } from 'lucide-react';
import type { GalleryFilter, GalleryMode } from '../gallery-address.model';
import { screenshotTexts as texts } from '../texts';
import styles from './gallery-toolbar.module.css';
import { SearchBox } from './search-box';
import { ViewSwitch } from './view-switch';

interface GalleryToolbarProps {
  filter: GalleryFilter;
  mode: GalleryMode;
  onChange: (change: Partial<GalleryFilter> & { mode?: GalleryMode }) => void;
}

/** Search, filters and the way the gallery is laid out. */
export function GalleryToolbar({ filter, mode, onChange }: GalleryToolbarProps) {
  return (
    <div className={styles.toolbar} role="search">
      <div className={styles.search}>
        <SearchBox q={filter.q} onSearch={(q) => onChange({ q })} />
      </div>
      <Button
        className={styles.favorites}
        variant={filter.favorites ? 'light' : 'default'}
        aria-pressed={filter.favorites}
        leftSection={
          <Heart size={16} fill={filter.favorites ? 'currentColor' : 'none'} aria-hidden />
        }
        onClick={() => onChange({ favorites: !filter.favorites })}
      >
        {texts.favorites}
      </Button>
      {filter.tags.map((tag) => (
        <Button
          key={tag}
          variant="light"
          rightSection={<X size={14} aria-hidden />}
          aria-label={texts.clearTag(tag)}
          onClick={() => onChange({ tags: filter.tags.filter((other) => other !== tag) })}
        >
          {tag}
        </Button>
      ))}
      <div className={styles.view}>
        <ViewSwitch mode={mode} onChange={(next) => onChange({ mode: next })} />
      </div>
    </div>
  );
}
