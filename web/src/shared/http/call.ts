import type { Access, Endpoint, ReplyOf, RequestOf } from '@forja/contract/http/endpoint';
import { request } from './request.ts';

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

type OpenEndpoint = Endpoint & { access: Exclude<Access, 'admin'> };

/** Validates the reply. Imported by lazy pages only, because it loads the schemas. */
export const call = <E extends OpenEndpoint>(
  endpoint: E,
  input: RequestOf<E>,
): Promise<ReplyOf<E>> => callEndpoint(endpoint, input);

export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
): Promise<ReplyOf<E>> {
  const loose: Loose = input; // every RequestOf is one of these; the generic hides it
  const reply = await request(endpoint.method, buildAddress(endpoint.path, loose), {
    body: loose.body,
    // Public endpoints work for anybody, so they name no account.
    ...(endpoint.access === 'public' && { account: null }),
  });
  const json: unknown = await reply.json();
  return endpoint.response.parse(json) as ReplyOf<E>; // parse returns z.output of this schema
}

export function buildAddress(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const present = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const search = new URLSearchParams(
    present.map(([key, value]) => [key, String(value)]),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}
