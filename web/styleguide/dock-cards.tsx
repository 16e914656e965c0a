import { useEffect } from 'react';
import { ProcessingCard } from '../features/processing/components/processing-card';
import type { ProcessingItem } from '../features/processing/processing.model';
import { useProcessingStore } from '../features/processing/processing.store';
import { UploadCard } from '../features/uploads/components/upload-card';
import type { UploadItem } from '../features/uploads/upload.model';
import { useUploadStore } from '../features/uploads/upload.store';
import { Section, State } from './section';
import styles from './styleguide.module.css';

const anUpload = (name: string, fields: Partial<UploadItem>): UploadItem => ({
  id: name,
  file: new File([new Uint8Array(184_320)], name, { type: 'image/png' }),
  teamId: null,
  status: 'pending',
  progress: 0,
  ...fields,
});

const existing = { id: '1', name: 'Riverbank invoice', uploadedAt: '2026-11-20T10:00:00.000Z' };

const uploadItems: UploadItem[] = [
  anUpload('stored.png', { status: 'success', progress: 100 }),
  anUpload('sending.png', { status: 'uploading', progress: 64 }),
  anUpload('waiting.png', {}),
  anUpload('twin.png', { status: 'duplicate', progress: 100, existing }),
  anUpload('taken back.png', { status: 'restored', progress: 100 }),
  anUpload('broken.png', {
    status: 'error',
    error: 'Upload failed with status 422',
    reason: 'This is no image',
  }),
];

const reading = (title: string, fields: Partial<ProcessingItem>): ProcessingItem => ({
  screenshotId: title,
  title,
  status: 'pending',
  isRerun: false,
  ...fields,
});

const readItems: ProcessingItem[] = [
  reading('Riverbank invoice', { status: 'success' }),
  reading('Boarding pass', { status: 'processing' }),
  reading('Team meeting', {}),
  reading('Torn page', { status: 'error', error: 'Processing timeout (30s)' }),
];

/** The cards in the corners with a file in every state. Sends nothing. */
export function DockCards() {
  useEffect(() => {
    useUploadStore.setState({ items: uploadItems });
    useProcessingStore.setState({ items: readItems });
    return () => {
      useUploadStore.setState({ items: [] });
      useProcessingStore.setState({ items: [] });
    };
  }, []);
  return (
    <Section title="Uploads and reading">
      <div className={styles.docks}>
        <State name="AI card">
          <ProcessingCard />
        </State>
        <State name="upload card">
          <UploadCard />
        </State>
      </div>
    </Section>
  );
}
