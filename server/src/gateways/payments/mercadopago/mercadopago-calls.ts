import { ProviderError } from '../provider-error.ts';
import {
  type ProviderAnswer,
  type ProviderHttp,
  type ProviderRequest,
  readTrace,
} from '../wire/provider-http.ts';

export type MercadoPagoCalls = {
  fetchJson(path: string): Promise<unknown>;
  fetchText(path: string): Promise<string | undefined>;
  /** `key` is the idempotency key and must name one operation. */
  change(
    method: 'POST' | 'PUT',
    path: string,
    change: { body: unknown; key: string },
  ): Promise<unknown>;
};

export function createCalls(http: ProviderHttp, accessToken: string): MercadoPagoCalls {
  const authorization = `Bearer ${accessToken}`;
  const send = async (request: ProviderRequest) => parseAnswer(await http(request));
  return {
    async fetchJson(path) {
      const answer = await http({ method: 'GET', path, headers: { authorization } });
      return answer.status === 404 ? undefined : parseAnswer(answer);
    },
    async fetchText(path) {
      const answer = await http({ method: 'GET', path, headers: { authorization } });
      if (answer.status === 404) return undefined;
      // errors are JSON
      if (answer.status < 200 || answer.status > 299) parseAnswer(answer);
      return answer.text;
    },
    change: (method, path, { body, key }) =>
      send({
        method,
        path,
        headers: { authorization, 'content-type': 'application/json', 'x-idempotency-key': key },
        body: JSON.stringify(body),
      }),
  };
}

function parseAnswer({ status, headers, json }: ProviderAnswer): unknown {
  if (status >= 200 && status < 300 && json !== undefined) return json;
  const detail = { status, issue: readIssue(json), trace: readTrace(headers) };
  if (status >= 200 && status < 300) throw new ProviderError('mercadopago', 'unreadable', detail);
  throw new ProviderError(
    'mercadopago',
    status === 401 || status === 403 ? 'misconfigured' : 'refused',
    detail,
  );
}

/** Codes only, because messages may repeat what was sent. */
function readIssue(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('error' in json)) return undefined;
  return typeof json.error === 'string' && /^[\w .-]{1,80}$/.test(json.error)
    ? json.error
    : undefined;
}
