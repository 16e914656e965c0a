import type { Pairing, PairingRequest } from '../../contract/keys';
import { shownCode } from './pairing-code';
import type { ShownPairing, StartedPairing } from './pairings.service';

/** Seconds between two polls. */
const INTERVAL = 2;

export function toPairing(started: StartedPairing, publicUrl: string): Pairing {
  const code = shownCode(started.code);
  return {
    id: started.id,
    code,
    device_secret: started.deviceSecret,
    verification_url: `${publicUrl}/cli/authorize?code=${code}`,
    interval: INTERVAL,
    expires_at: started.expiresAt.toISOString(),
  } satisfies Pairing;
}

export function toPairingRequest(shown: ShownPairing): PairingRequest {
  return {
    code: shownCode(shown.code),
    device_name: shown.deviceName,
    state: shown.state,
    created_at: shown.createdAt.toISOString(),
    expires_at: shown.expiresAt.toISOString(),
  } satisfies PairingRequest;
}
