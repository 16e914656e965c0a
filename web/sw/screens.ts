import { signedInModules } from '../app/signed-in-modules';
import { paths } from '../app/paths';

/** Asks the payment provider or grants access to an account: nothing of it works without a connection. */
const NEEDS_NETWORK: ReadonlySet<string> = new Set([paths.stripeTest, paths.cliAuthorize]);

const patterns = Object.keys(signedInModules)
  .filter((path) => !NEEDS_NETWORK.has(path))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

/** Whether the application shows a signed-in person a screen of its own here: the list of the router, and no more. */
export const isScreen = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
