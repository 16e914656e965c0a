/** What leaves the application: kept in one object, so that tests can hold it. */
export const browser = {
  goTo: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
