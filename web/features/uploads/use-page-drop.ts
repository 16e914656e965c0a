import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../screenshots/keyboard';
import { filesOfFolders } from './dropped-files';
import { fileNameStamp, isImageFile } from './image-files';
import { uploadTexts as texts } from './texts';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere on the page; answers whether some hover over it now. */
export function usePageDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    // Every element below the pointer reports entering and leaving; only the balance tells.
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
        // A folder that cannot be read gives nothing; the person sees that nothing was added.
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

/** A pasted picture has no name of its own; the time of pasting becomes one. */
function named(file: File): File {
  const extension = file.type.split('/')[1] ?? 'png';
  const now = Date.now();
  const name = texts.pastedName(fileNameStamp(now), extension);
  return new File([file], name, { type: file.type, lastModified: now });
}

/** Images pasted anywhere but into a field. */
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
