import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import {
  type ProviderAnswer,
  type ProviderHttp,
  type ProviderRequest,
  readTrace,
} from '../../wire/provider-http.ts';
import { lenientList, textOrNone } from '../../wire/shapes.ts';
import type { AccessToken } from './access-token.ts';
import { classifyProblem } from './paypal-issues.ts';

export type Calls = {
  fetchJson(path: string): Promise<unknown>;
  /** `requestId` is the idempotency key: PayPal repeats its first response. */
  change(path: string, change: { body: unknown; requestId: string }): Promise<unknown>;
};

const errorShape = z.object({
  name: textOrNone,
  debug_id: textOrNone,
  details: lenientList(z.object({ issue: textOrNone })),
});

export function createCalls(http: ProviderHttp, token: AccessToken): Calls {
  const authorized = async (request: ProviderRequest): Promise<ProviderAnswer> => {
    const send = (bearer: string) =>
      http({ ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } });
    const first = await token.get();
    const answer = await send(first);
    if (answer.status !== 401) return answer;
    // revoked before its expiry
    token.invalidate(first);
    return send(await token.get());
  };

  return {
    async fetchJson(path) {
      const answer = await authorized({ method: 'GET', path, headers: {} });
      return answer.status === 404 ? undefined : parseAnswer(answer);
    },
    async change(path, { body, requestId }) {
      return parseAnswer(
        await authorized({
          method: 'POST',
          path,
          headers: {
            'content-type': 'application/json',
            prefer: 'return=representation',
            'paypal-request-id': requestId,
          },
          body: JSON.stringify(body),
        }),
      );
    },
  };
}

function parseAnswer({ status, headers, json }: ProviderAnswer): unknown {
  if (status >= 200 && status < 300 && json !== undefined) return json;
  const error = errorShape.safeParse(json).data;
  const issue = code(error?.details[0]?.issue) ?? code(error?.name);
  const detail = { status, issue, trace: readTrace(headers) ?? code(error?.debug_id) };
  if (status >= 200 && status < 300) throw new ProviderError('paypal', 'unreadable', detail);
  throw new ProviderError('paypal', classifyProblem(status, issue), detail);
}

/** Codes only, because messages may repeat what was sent. */
function code(text: string | null | undefined): string | undefined {
  return typeof text === 'string' && /^\w{1,80}$/.test(text) ? text : undefined;
}
