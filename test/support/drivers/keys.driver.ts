import { createClient } from '../../../server/contract/client';
import type { CreatedKey, Pairing } from '../../../server/contract/keys';
import { Client } from '../person';
import type { RunningApp } from './running-app';

/** A program with a token; it may also send a cookie, as an attacker's page would. */
class TokenClient extends Client {
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

/** Programs that sign in with a token, and the pairing by which a command line gets one. */
export class KeysDriver {
  constructor(private readonly app: Pick<RunningApp, 'base'>) {}

  program(token: string): Client {
    return new TokenClient(this.app.base, token);
  }

  startPairing(device_name = 'ada’s laptop'): Promise<Pairing> {
    return new Client(this.app.base).call('keys.createPairing', { body: { device_name } });
  }

  poll({ id }: Pairing, secret: string) {
    const headers = { 'X-Device-Secret': secret };
    const device = createClient({ baseUrl: this.app.base, headers });
    return device.call('keys.pollPairing', { params: { id } });
  }

  /** The complete pairing of a command line. */
  async pair(person: Client, device?: string): Promise<CreatedKey> {
    const pairing = await this.startPairing(device);
    await person.call('keys.approvePairing', { params: { id: pairing.code } });
    const { granted } = await this.poll(pairing, pairing.device_secret);
    if (!granted) throw new Error('the pairing gave no token');
    return granted;
  }
}
