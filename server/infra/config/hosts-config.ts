import { z } from 'zod';

const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]']);
const HOST = /^(\[[\da-f:.]+\]|[^\s/:@?#*\\[\]]+)(:\d{1,5})?$/i;

export const hostsVariables = {
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host) && URL.canParse(`http://${host}`)),
      'expected host names with commas between them, such as shots.lan,192.168.1.5:3000',
    ),
};

interface Given {
  publicUrl: string;
  /** The address to listen on. */
  host: string;
  allowed: readonly string[];
}

/**
 * The hosts under which requests are answered, besides the loopback names. A host without a port matches every port. A
 * page whose name was pointed at this machine (DNS rebinding) sends its own name, which is not in the list.
 */
export function allowedHostsOf({ publicUrl, host, allowed }: Given): string[] {
  const own = [new URL(publicUrl).hostname, ...(EVERYWHERE.has(host) ? [] : [bracketed(host)])];
  // In the form that browsers send: lower case, other letters in their ASCII form.
  const named = allowed.map((name) => new URL(`http://${name}`).host);
  return [...new Set([...own, ...named].map((name) => name.toLowerCase()))];
}

const bracketed = (host: string) =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
