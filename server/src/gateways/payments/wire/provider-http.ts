import type { ProviderId } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';

export type ProviderRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
};
/** Excludes 429 and 5xx, which are retried or thrown. */
export type ProviderAnswer = { status: number; headers: Headers; json: unknown; text: string };
export type ProviderHttp = (request: ProviderRequest) => Promise<ProviderAnswer>;

const TIMEOUT_MS = 8000;
/** Longer waits are returned to the caller. */
const LONGEST_WAIT_MS = 2000;
const WAIT_MS = 250;
const ANSWER_BYTES = 1024 * 1024;

/** Retries reads once; the caller decides about changes. */
export function createProviderHttp({
  provider,
  base,
  patienceMs = TIMEOUT_MS,
}: {
  provider: ProviderId;
  base: URL;
  patienceMs?: number | undefined;
}): ProviderHttp {
  const attempt = (request: ProviderRequest) =>
    sendOnce(provider, new URL(request.path, base), request, patienceMs);
  return async (request) => {
    if (request.method !== 'GET') return attempt(request);
    try {
      return await attempt(request);
    } catch (error) {
      const wait = waitBeforeRetry(error);
      if (wait === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return attempt(request);
    }
  };
}

function waitBeforeRetry(error: unknown): number | undefined {
  if (!(error instanceof ProviderError) || !['unreachable', 'busy'].includes(error.problem))
    return undefined;
  const wait = error.retryAfterMs ?? WAIT_MS;
  return wait <= LONGEST_WAIT_MS ? wait : undefined;
}

async function sendOnce(
  provider: ProviderId,
  url: URL,
  { method, headers, body }: ProviderRequest,
  patienceMs: number,
): Promise<ProviderAnswer> {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...headers },
    body: body ?? null,
    // credentials go only to the configured host
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(async (reply) => ({
      status: reply.status,
      headers: reply.headers,
      text: await boundedText(reply),
    }))
    // drops the cause, which may carry the request
    .catch(() => undefined);
  if (answer === undefined) throw new ProviderError(provider, 'unreachable');

  const json = parsed(answer.text);
  const detail = {
    status: answer.status,
    trace: readTrace(answer.headers),
    retryAfterMs: retryAfterMs(answer.headers.get('retry-after')),
  };
  if (answer.status === 429) throw new ProviderError(provider, 'busy', detail);
  if (answer.status >= 500) throw new ProviderError(provider, 'unreachable', detail);
  return { status: answer.status, headers: answer.headers, json, text: answer.text };
}

async function boundedText(reply: Response): Promise<string> {
  if (reply.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body) {
    size += chunk.byteLength;
    if (size > ANSWER_BYTES) throw new RangeError('too long an answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

export function readTrace(headers: Headers): string | undefined {
  return headers.get('paypal-debug-id') ?? headers.get('x-request-id') ?? undefined;
}
