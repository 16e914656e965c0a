import type { z } from 'zod';
import { api, type RouteOutput } from '../../server/contract/api';
import { urlOf } from '../../server/contract/client';
import { type RouteName, routes } from '../../server/contract/routes';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

/** A client with a cookie jar: the browser of one person, or of a visitor. */
export class Client {
  private readonly jar = new Map<string, string>();

  constructor(readonly base: string) {}

  /** The same browser, connected to another process. */
  at(base: string): Client {
    const other = new Client(base);
    other.cookie = this.cookie;
    return other;
  }

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.jar.clear();
    for (const pair of header.split('; ').filter(Boolean)) {
      this.jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(`${this.base}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** The raw answer of a route. */
  send(name: RouteName, { params, query, body }: Parts = {}): Promise<Response> {
    return this.fetch(urlOf(name, { params, query }), {
      method: routes[name].method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  }

  /** A success of a route, parsed by its schema; any other answer fails the test. */
  async call<Name extends RouteName>(name: Name, input: Parts): Promise<RouteOutput<Name>> {
    const response = await this.send(name, input);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    const schema = (api[name] as { output?: z.ZodType }).output;
    return (
      schema && response.status !== 204 ? schema.parse(JSON.parse(text)) : undefined
    ) as RouteOutput<Name>;
  }

  upload(image: Buffer, name = 'shot.png', fields: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append('file', new Blob([new Uint8Array(image)]), name);
    return this.fetch('/api/screenshots/upload', { method: 'POST', body: form });
  }

  /** Uploads and returns the new screenshot's id. */
  async store(image: Buffer, name?: string, fields?: Record<string, string>): Promise<string> {
    const response = await this.upload(image, name, fields);
    const body = (await response.json()) as { screenshot_id?: string };
    if (!body.screenshot_id)
      throw new Error(`upload answered ${response.status} ${JSON.stringify(body)}`);
    return body.screenshot_id;
  }

  private keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) this.jar.delete(name);
    else this.jar.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

/** Runs the real sign-in: our redirect and our session, without the provider's page. */
export async function signIn(client: Client, email: string): Promise<Client> {
  const { redirectUrl } = await client.call('auth.redirectUrl', {});
  const consent = await fetch(
    `${redirectUrl}&prompt=none&login_hint=${encodeURIComponent(email)}`,
    {
      redirect: 'manual',
    },
  );
  const back = new URL(consent.headers.get('location') ?? '');
  const code = back.searchParams.get('code') ?? '';
  const state = back.searchParams.get('state') ?? '';
  await client.call('auth.createSession', { body: { code, state } });
  return client;
}
