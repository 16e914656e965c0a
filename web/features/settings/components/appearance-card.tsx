import { SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import card from '../../../ui/layout/card.module.css';
import { useTheme } from '../../../ui/theme/use-theme';
import { appearance, type CollectionsOrder, type Density, type Thumbnails } from '../appearance';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.appearance;

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({
  value,
  label: texts.themes[value],
}));
const densities = (['comfortable', 'compact'] as const).map((value) => ({
  value,
  label: texts.densities[value],
}));

const thumbnailKinds = (['fill', 'fit'] as const).map((value) => ({
  value,
  label: texts.thumbnailKinds[value],
}));

const collectionOrders = (['name', 'use'] as const).map((value) => ({
  value,
  label: texts.collectionOrders[value],
}));

/** Theme, density, thumbnails, order and motion on this device. */
export function AppearanceCard() {
  const [theme, setTheme] = useTheme();
  const [density, setDensity] = useState<Density>(appearance.density);
  const [thumbnails, setThumbnails] = useState<Thumbnails>(appearance.thumbnails);
  const [order, setOrder] = useState<CollectionsOrder>(appearance.collectionsOrder);
  const [isReduced, setReduced] = useState(appearance.isMotionReduced);
  const [areKeysOn, setKeysOn] = useState(appearance.areSingleKeysOn);
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className={styles.row}>
        <span>{texts.theme}</span>
        <SegmentedControl
          aria-label={texts.theme}
          data={themes}
          value={theme}
          onChange={setTheme}
        />
      </div>
      <div className={styles.row}>
        <span>{texts.density}</span>
        <SegmentedControl
          aria-label={texts.density}
          data={densities}
          value={density}
          onChange={(next) => {
            setDensity(next);
            appearance.setDensity(next);
          }}
        />
      </div>
      <div className={styles.row}>
        <span>{texts.thumbnails}</span>
        <SegmentedControl
          aria-label={texts.thumbnails}
          data={thumbnailKinds}
          value={thumbnails}
          onChange={(next) => {
            setThumbnails(next);
            appearance.setThumbnails(next);
          }}
        />
      </div>
      <div className={styles.row}>
        <span>{texts.collections}</span>
        <SegmentedControl
          aria-label={texts.collections}
          data={collectionOrders}
          value={order}
          onChange={(next) => {
            setOrder(next);
            appearance.setCollectionsOrder(next);
          }}
        />
      </div>
      <Switch
        label={texts.motion}
        description={texts.motionHint}
        checked={isReduced}
        onChange={(event) => {
          setReduced(event.currentTarget.checked);
          appearance.setMotionReduced(event.currentTarget.checked);
        }}
      />
      <Switch
        label={texts.keys}
        description={texts.keysHint}
        checked={areKeysOn}
        onChange={(event) => {
          setKeysOn(event.currentTarget.checked);
          appearance.setSingleKeys(event.currentTarget.checked);
        }}
      />
    </section>
  );
}
