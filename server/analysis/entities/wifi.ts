import { type PageLine, type Span } from './page-lines';

const NETWORK =
  /^\W{0,8}(?:wi-?fi|wlan)?[\s-]{0,4}(?:network(?: name)?|ssid|netzwerk(?:name)?|(?:nom du )?réseau|(?:nombre de(?: la)? )?red|name|nom|nombre|wlan(?:-?name)?|wi-?fi)(?: \(ssid\))?\s*[:=]\s*(\S.{0,31})$/iu;
const PASSWORD =
  /^\W{0,8}(?:wi-?fi|wlan)?[\s-]{0,4}(?:password|passwort|kennwort|schlüssel|mot de passe|clé|contraseña|clave|passphrase|key)\s*[:=]\s*(\S{8,63})\s*$/iu;
const WIRELESS = /wi-?fi|wlan|ssid|réseau|wpa/iu;
const REACH = 3;

interface WirelessCard {
  network: string;
  password: string;
}

/** A network's name with its password in one of the next lines, on a page that speaks of a wireless network. */
export function wirelessIn(lines: readonly PageLine[]): { span: Span; line: number }[] {
  return lines.flatMap(({ text }, line) => {
    const network = NETWORK.exec(text)?.[1]?.trim();
    if (network === undefined) return [];
    const near = lines.slice(Math.max(0, line - REACH), line + REACH + 1);
    if (!near.some((it) => WIRELESS.test(it.text))) return [];
    const follows = lines.slice(line + 1, line + 1 + REACH);
    const password = follows.map((it) => PASSWORD.exec(it.text)?.[1]).find(Boolean);
    if (password === undefined) return [];
    const from = text.lastIndexOf(network);
    const value = wirelessText({ network, password });
    const span = {
      type: 'wifi',
      value,
      display: network,
      confidence: 0.93,
      from,
      to: from + network.length,
    } as const;
    return [{ span, line }];
  });
}

/** As it stands in a QR code. */
const wirelessText = ({ network, password }: WirelessCard): string =>
  `WIFI:T:WPA;S:${escaped(network)};P:${escaped(password)};;`;

const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&');

/** The name of the network in the text of a QR code; null for anything else. */
export function networkOf(text: string): string | null {
  if (!/^WIFI:/i.test(text)) return null;
  const name = /(?:^WIFI:|;)S:((?:\\.|[^;\\])*)/i.exec(text)?.[1];
  return name === undefined || name === '' ? null : name.replace(/\\(.)/g, '$1');
}
