import { Button } from '@mantine/core';
import { ImagePlus, SearchX, Upload } from 'lucide-react';
import { type ComponentProps, lazy } from 'react';
import { EmptyState } from '../../../ui/states/empty-state';
import { useAddSamples } from './use-add-samples';
import type { Nearest as NearestPart } from '../search/nearest/nearest';
import { isFiltered, NO_FILTER } from '../shared/gallery-address.model';
import { screenshotTexts } from '../shared/texts';
import { emptyTexts as texts } from './empty-texts';
import styles from './gallery-empty.module.css';

const Nearest = lazy(() =>
  import('../search/nearest/nearest').then((module) => ({ default: module.Nearest })),
);

const PASTE_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘V' : 'Ctrl+V';

/** The empty vault: a drop target with an upload button. */
export function EmptyVault({ onUpload }: { onUpload: () => void }) {
  const { addSamples, isAdding } = useAddSamples();
  return (
    <div className={styles.target}>
      <EmptyState
        icon={<ImagePlus size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.emptyVault}
        description={texts.emptyVaultHint}
      >
        <Button leftSection={<Upload size={16} aria-hidden />} onClick={onUpload}>
          {texts.chooseFiles}
        </Button>
        <Button variant="default" loading={isAdding} onClick={addSamples}>
          {texts.samples}
        </Button>
      </EmptyState>
      <p className={styles.hint}>{texts.pasteHint(PASTE_KEYS)}</p>
    </div>
  );
}

interface EmptyResultProps {
  /** The filter is a whole collection, which is then empty rather than without a match. */
  isCollection?: boolean;
  onClear: () => void;
}

export function EmptyResult({ isCollection = false, onClear }: EmptyResultProps) {
  return (
    <EmptyState
      icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />}
      title={isCollection ? texts.emptyCollection : texts.noMatch}
      description={isCollection ? texts.emptyCollectionHint : texts.noMatchHint}
    >
      <Button variant="default" onClick={onClear}>
        {isCollection ? screenshotTexts.toGallery : screenshotTexts.clear}
      </Button>
    </EmptyState>
  );
}

interface GalleryEmptyProps extends ComponentProps<typeof NearestPart> {
  onUpload: () => void;
}

/** A gallery without rows: the vault, the collection or the search is empty. */
export function GalleryEmpty({ onUpload, ...search }: GalleryEmptyProps) {
  const { filter, onChange } = search;
  if (!isFiltered(filter)) return <EmptyVault onUpload={onUpload} />;
  const isCollection = !isFiltered({ ...filter, collectionId: '' });
  return (
    <>
      <EmptyResult isCollection={isCollection} onClear={() => onChange(NO_FILTER)} />
      {!isCollection && <Nearest {...search} />}
    </>
  );
}
