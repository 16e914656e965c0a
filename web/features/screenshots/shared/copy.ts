import { showToast } from '../../../ui/toasts/toast';
import { screenshotTexts as texts } from './texts';

/** Writes to the clipboard and says so; it needs https and a permission. */
async function tell(write: () => Promise<void>, failure: string): Promise<void> {
  try {
    await write();
    showToast({ message: texts.copied });
  } catch {
    showToast({ message: failure, kind: 'error' });
  }
}

export const copyText = (text: string): Promise<void> =>
  tell(() => navigator.clipboard.writeText(text), texts.copyFailed);

/** Clipboards take PNG only, so the picture is drawn anew. */
async function pngOf(address: string): Promise<Blob> {
  const answer = await fetch(address);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))),
  );
}

export const copyImage = (address: string): Promise<void> =>
  tell(
    // The promise itself goes into the item: Safari forgets the click while it waits.
    () => navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(address) })]),
    texts.imageNotCopied,
  );
