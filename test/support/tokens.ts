import type { CreatedKey, Pairing } from '../../server/contract/keys';
import { createClient } from '../../server/contract/client';
import type { TestApp } from './app';
import { Client } from './person';

/** A program with a token; it may also send a cookie, as an attacker's page would. */
export class TokenClient extends Client {
  constructor(
    base: string,
    private readonly token: string,
  ) {
    super(base);
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${this.token}`);
    return super.fetch(path, { ...init, headers });
  }
}

export function startPairing(app: TestApp, device_name = 'ada’s laptop'): Promise<Pairing> {
  return app.visitor().call('keys.createPairing', { body: { device_name } });
}

export const poll = ({ base }: TestApp, { id }: Pairing, secret: string) =>
  createClient({ baseUrl: base, headers: { 'X-Device-Secret': secret } }).call('keys.pollPairing', {
    params: { id },
  });

/** The complete pairing of a command line. */
export async function pair(app: TestApp, person: Client, device?: string): Promise<CreatedKey> {
  const pairing = await startPairing(app, device);
  await person.call('keys.approvePairing', { params: { id: pairing.code } });
  const { granted } = await poll(app, pairing, pairing.device_secret);
  if (!granted) throw new Error('the pairing gave no token');
  return granted;
}
