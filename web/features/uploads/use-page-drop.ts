import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../screenshots/shared/keyboard';
import { filesOfFolders } from './dropped-files';
import { fileNameStamp, isImageFile } from './image-files';
import { uploadTexts as texts } from './texts';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Receives files dropped anywhere on the page; returns whether files are being dragged over it. */
export function usePageDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    // Each element under the pointer fires enter and leave; only their balance counts.
    let depth = 0;
    const move = (by: number) => (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      if (!event.dataTransfer) return;
      const folders = filesOfFolders(event.dataTransfer);
      if (!folders) return latest.current([...event.dataTransfer.files]);
      folders.then(
        (files) => latest.current(files),
        // An unreadable folder adds nothing, which the person sees.
        () => undefined,
      );
    };
    const [enter, over, leave] = [move(1), move(0), move(-1)];
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Names a pasted picture after the current time. */
function named(file: File): File {
  const extension = file.type.split('/')[1] ?? 'png';
  const now = Date.now();
  const name = texts.pastedName(fileNameStamp(now), extension);
  return new File([file], name, { type: file.type, lastModified: now });
}

/** Receives images pasted anywhere except in a field. */
export function usePagePaste(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const images = [...(event.clipboardData?.files ?? [])].filter(isImageFile);
      if (images.length === 0) return;
      event.preventDefault();
      latest.current(images.map(named));
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
