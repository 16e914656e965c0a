/** What leaves the application: kept in one object, so that tests can hold it. */
export const browser = {
  goTo: (address: string): void => window.location.assign(address),
  openTab: (address: string): void => void window.open(address, '_blank', 'noopener'),
  reload: (): void => window.location.reload(),
};
