import type { TestApp } from './app';
import type { Client } from './person';
import { FirstOperatorService } from '../../server/modules/auth/links/first-operator.service';

/** The token of a link: it stands behind the `#` of its address. */
export function tokenOf(text: string): string {
  const token = /\/sign-in\/link#([\w-]{43})(?![\w-])/.exec(text)?.[1];
  if (!token) throw new Error(`there is no link in: ${text}`);
  return token;
}

/** The token that a server without an operator prints at its start. */
export async function printedToken(app: TestApp): Promise<string> {
  const link = await app.nest.get(FirstOperatorService, { strict: false }).offer();
  if (!link) throw new Error('the server has printed no link');
  return tokenOf(link.url);
}

/** A new browser, signed in as the first operator of the server. */
export async function firstOperator(app: TestApp, email = 'olga@example.com'): Promise<Client> {
  const olga = app.visitor();
  const token = await printedToken(app);
  await olga.call('auth.useLink', { body: { token, name: 'Olga Ortiz', email } });
  return olga;
}
