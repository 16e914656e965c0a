/** An entry of a dropped folder; its API uses callbacks, not promises. */
type Entry = FileSystemEntry;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder returns its entries in parts; an empty part is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<Entry[]> {
  const reader = folder.createReader();
  const all: Entry[] = [];
  for (;;) {
    const part = await new Promise<Entry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function filesBelow(entry: Entry): Promise<File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const entries = await entriesOf(entry as FileSystemDirectoryEntry);
  const files: File[] = [];
  for (const inner of entries) files.push(...(await filesBelow(inner)));
  return files;
}

/**
 * All files of dropped folders, and the files beside them; null without a folder. Call it synchronously: the list
 * is cleared after the event.
 */
export function filesOfFolders(transfer: DataTransfer): Promise<File[]> | null {
  // Synthetic events in tests and old browsers have files only.
  const items = [...((transfer as { items?: DataTransferItemList }).items ?? [])];
  const entries = items.flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return null;
  return Promise.all(entries.map(filesBelow)).then((found) => found.flat());
}
