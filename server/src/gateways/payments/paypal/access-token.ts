import { z } from 'zod';
import { ProviderError } from '../provider-error.ts';
import { type ProviderHttp, traceOf } from '../wire/provider-http.ts';
import { ifReadable } from '../wire/shapes.ts';

/** A token that is about to end would end on the way. */
const MARGIN_MS = 60_000;

const tokenShape = z.object({
  access_token: z.string().min(1),
  // without it the next call asks for another
  expires_in: ifReadable(z.number().min(0)),
});

export type AccessToken = { get(): Promise<string>; forget(token: string): void };

/** One token for all, asked for once however many are waiting. */
export function createAccessToken({
  http,
  clientId,
  clientSecret,
  now,
}: {
  http: ProviderHttp;
  clientId: string;
  clientSecret: string;
  now: () => Date;
}): AccessToken {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = async () => {
    const askedAt = now().getTime();
    const { status, headers, json } = await http({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const detail = { status, trace: traceOf(headers) };
    if (status === 401 || status === 403)
      throw new ProviderError('paypal', 'misconfigured', { ...detail, issue: 'invalid_client' });
    const { data } = tokenShape.safeParse(json);
    if (data === undefined) throw new ProviderError('paypal', 'unreadable', detail);
    kept = { token: data.access_token, until: askedAt + (data.expires_in ?? 0) * 1000 - MARGIN_MS };
    return data.access_token;
  };

  return {
    async get() {
      if (kept !== undefined && now().getTime() < kept.until) return kept.token;
      asking ??= ask().finally(() => (asking = undefined));
      return asking;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
