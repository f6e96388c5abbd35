import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { type ProviderHttp, readTrace } from '../../wire/provider-http.ts';
import { ifReadable } from '../../wire/shapes.ts';

const MARGIN_MS = 60_000;

const tokenShape = z.object({
  access_token: z.string().min(1),
  // without it the next call requests another token
  expires_in: ifReadable(z.number().min(0)),
});

export type AccessToken = { get(): Promise<string>; invalidate(token: string): void };

/** Shares one request among concurrent callers. */
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
  let cachedToken: { token: string; until: number } | undefined;
  let pendingRequest: Promise<string> | undefined;

  const requestToken = async () => {
    const requestedAt = now().getTime();
    const { status, headers, json } = await http({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const detail = { status, trace: readTrace(headers) };
    if (status === 401 || status === 403)
      throw new ProviderError('paypal', 'misconfigured', { ...detail, issue: 'invalid_client' });
    const { data } = tokenShape.safeParse(json);
    if (data === undefined) throw new ProviderError('paypal', 'unreadable', detail);
    cachedToken = {
      token: data.access_token,
      until: requestedAt + (data.expires_in ?? 0) * 1000 - MARGIN_MS,
    };
    return data.access_token;
  };

  return {
    async get() {
      if (cachedToken !== undefined && now().getTime() < cachedToken.until)
        return cachedToken.token;
      pendingRequest ??= requestToken().finally(() => (pendingRequest = undefined));
      return pendingRequest;
    },
    invalidate(token) {
      if (cachedToken?.token === token) cachedToken = undefined;
    },
  };
}
