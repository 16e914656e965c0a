import type { Pairing, PairingRequest } from '../../contract/keys';
import { shownCode } from './pairing-code';
import type { ShownPairing, StartedPairing } from './pairings.service';

/** Seconds between two polls. */
const INTERVAL = 2;

/** A dual-stack socket reports IPv4 addresses in IPv6 form; this removes the prefix. */
export const shownAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

export function toPairing(started: StartedPairing, publicUrl: string): Pairing {
  return {
    id: started.id,
    code: shownCode(started.code),
    device_secret: started.deviceSecret,
    // Without the code, so that a link sent to another person cannot fill it in.
    verification_url: `${publicUrl}/cli/authorize`,
    interval: INTERVAL,
    expires_at: started.expiresAt.toISOString(),
  } satisfies Pairing;
}

export function toPairingRequest(shown: ShownPairing): PairingRequest {
  return {
    code: shownCode(shown.code),
    device_name: shown.deviceName,
    address: shown.address,
    state: shown.state,
    created_at: shown.createdAt.toISOString(),
    expires_at: shown.expiresAt.toISOString(),
  } satisfies PairingRequest;
}
