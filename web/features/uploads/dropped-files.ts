/** An entry of the file system that was dropped; the standard has no promises for it. */
type Entry = FileSystemEntry;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder gives its entries in parts, until a part is empty. */
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
 * Everything below dropped folders, and the files beside them; null where no folder was dropped. Ask at once: the
 * list is gone after the event.
 */
export function filesOfFolders(transfer: DataTransfer): Promise<File[]> | null {
  // Made-up events of tests and old browsers carry files only.
  const items = [...((transfer as { items?: DataTransferItemList }).items ?? [])];
  const entries = items.flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some((entry) => entry.isDirectory)) return null;
  return Promise.all(entries.map(filesBelow)).then((found) => found.flat());
}
