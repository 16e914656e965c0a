import { Button, NativeSelect } from '@mantine/core';
import { FolderUp, ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { StorageNotice } from '../../billing/usage/storage-notice';
import { UsageMeter } from '../../billing/usage/usage-meter';
import { useWorkspaces } from '../../workspaces/use-workspaces';
import { useWorkspace } from '../../workspaces/use-workspace';
import { uploadListTexts } from '../list-texts';
import { uploadTexts } from '../texts';
import { uploads } from '../upload.store';
import { useUpload } from '../use-upload';
import { UploadCard } from './upload-card';
import { UploadLimit } from './upload-limit';
import styles from './upload-page.module.css';

const texts = uploadListTexts.page;

interface CollectionChoice {
  id: string;
  name: string;
}

interface UploadPageProps {
  /** The collections to upload into; live ones take no screenshots by hand. */
  collections: readonly CollectionChoice[];
}

/** The month's allowance; it counts in the personal workspace only. */
function Allowance() {
  const { isPersonal } = useWorkspace();
  const { status, limit } = useSubscriptionStatus();
  const { isPending } = useWorkspaces();
  if (!isPersonal || !status || limit === undefined) return null;
  return (
    // Below the choice of spaces, which is there once they are known.
    <div className={isPending ? `${styles.allowance} ${page.waiting}` : styles.allowance}>
      <UsageMeter status={status} limit={limit} />
    </div>
  );
}

/** The target workspace; choosing one opens it for the whole page. */
function WorkspaceField() {
  const { spaces, currentId, choose } = useWorkspaces();
  if (spaces.length === 1) return null;
  return (
    <NativeSelect
      label={texts.space}
      value={currentId ?? ''}
      onChange={(event) => choose(event.currentTarget.value || null)}
      data={spaces.map(({ id, name }) => ({ value: id ?? '', label: name }))}
    />
  );
}

/** `webkitdirectory` is missing in the types, but every browser has it. */
const folderProps = { webkitdirectory: '' };

/** The page for many files: choose, follow the queue, open the results. */
export function UploadPage({ collections }: UploadPageProps) {
  const { addFiles, blocked } = useUpload();
  const { scope } = useWorkspace();
  const [collectionId, setCollectionId] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  // Files dropped or pasted on this page go into the collection too; elsewhere they do not.
  useEffect(() => {
    uploads.aim(collectionId || undefined);
    return () => uploads.aim(undefined);
  }, [collectionId]);
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    addFiles([...(event.target.files ?? [])]);
    // Reset, so that the same file can be picked again.
    event.target.value = '';
  };
  const choose = (input: HTMLInputElement | null) => {
    if (blocked) addFiles([]);
    else input?.click();
  };
  return (
    <div className={page.page}>
      <PageHead title={texts.title}>
        <Button component={Link} to={paths.gallery} variant="default">
          {texts.toGallery}
        </Button>
      </PageHead>
      {blocked === 'limit' && <UploadLimit />}
      <div className={styles.storage}>
        <StorageNotice scope={scope} />
      </div>
      <div className={styles.target}>
        <ImageUp size={32} strokeWidth={1.5} aria-hidden />
        <h2>{uploadTexts.drop}</h2>
        <p className={styles.hint}>{texts.hint}</p>
        <div className={styles.buttons}>
          <Button
            leftSection={<ImageUp size={16} aria-hidden />}
            onClick={() => choose(files.current)}
          >
            {texts.chooseFiles}
          </Button>
          <Button
            variant="default"
            leftSection={<FolderUp size={16} aria-hidden />}
            onClick={() => choose(folder.current)}
          >
            {texts.chooseFolder}
          </Button>
        </div>
        <p className={styles.muted}>{texts.formats}</p>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          aria-label={texts.chooseFiles}
          onChange={onPick}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          aria-label={texts.folderInput}
          onChange={onPick}
          {...folderProps}
        />
      </div>
      <div className={styles.options}>
        <NativeSelect
          label={texts.collection}
          value={collectionId}
          onChange={(event) => setCollectionId(event.currentTarget.value)}
          data={[
            { value: '', label: texts.noCollection },
            ...collections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <WorkspaceField />
        <Allowance />
      </div>
      <div className={styles.queue}>
        <UploadCard isInline />
      </div>
    </div>
  );
}
