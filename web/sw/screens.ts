import { signedInModules } from '../app/signed-in-modules';
import { paths } from '../shared/paths';

/** These pages call the payment provider or grant access, so they need a connection. */
const NEEDS_NETWORK: ReadonlySet<string> = new Set([paths.stripeTest, paths.cliAuthorize]);

const patterns = Object.keys(signedInModules)
  .filter((path) => !NEEDS_NETWORK.has(path))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether the address is a page for signed-in people. */
export const isScreen = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
