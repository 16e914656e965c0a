const KEPT_FOR_MS = 10 * 60_000;

/** Browser functions in one object, so that tests can replace them. */
export const browser = {
  goTo: (address: string): void => window.location.assign(address),
  /** Saves a file as a download of this name. */
  save: (file: Blob, name: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser needs the address while it writes the file.
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
  },
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
  /** Without hover, hidden controls need another way in. */
  isTouch: (): boolean => window.matchMedia('(hover: none)').matches,
  reload: (): void => window.location.reload(),
};
