const KEPT_FOR_MS = 10 * 60_000;

/** What leaves the application: kept in one object, so that tests can hold it. */
export const browser = {
  goTo: (address: string): void => window.location.assign(address),
  /** Hands a file to the person, as a download of this name. */
  save: (file: Blob, name: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser needs the address for as long as it writes the file.
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
  },
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
  /** Nothing hovers: what elsewhere shows under the pointer has to be reached another way. */
  isTouch: (): boolean => window.matchMedia('(hover: none)').matches,
  reload: (): void => window.location.reload(),
};
