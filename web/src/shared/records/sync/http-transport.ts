import type { z } from 'zod/mini';
import { noteNetworkError } from '../../http/network-errors.ts';
import { parseJson } from '../../parse-json.ts';
import { fetchOptions } from '../../http/request.ts';
import type { WriteRefusal } from '../device/local-store.ts';
import {
  batchReply,
  ourRefusal,
  pageReply,
  type WriteOutcome,
  type writeResult,
} from '../merge/server-reply.ts';
import { sendTimeLimit, STALL_MS } from './sent-write.ts';
import type { Failure, PullOutcome, PushOutcome, Transport } from './sync-outcome.ts';

const PASSING = new Set<unknown>([
  'not_found',
  'method_not_allowed',
  'wrong_origin',
  'unsupported_media',
  'too_many_tries',
]);

type Reply = {
  status: number;
  body: unknown;
  bytes: number;
  afterMs: number | undefined;
  serverMs: number;
};

type Dependencies = {
  account: string;
  onServerTime?: (ms: number) => void;
  stallMs?: number;
  origin?: string;
};

/** Trusts only replies that are certainly from the server. */
export function createHttpTransport({
  account,
  onServerTime,
  stallMs = STALL_MS,
  origin = '',
}: Dependencies): Transport {
  async function sendRequest(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Reply | Failure> {
    const controller = new AbortController();
    const options = fetchOptions(method, { body, account, signal: controller.signal });
    const sentBytes = typeof options.body === 'string' ? options.body.length : 0;
    let timer = setTimeout(() => controller.abort(), sendTimeLimit(sentBytes, stallMs));
    const onProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), stallMs);
    };
    try {
      // The API never redirects: a redirect comes from a captive portal.
      const reply = await fetch(origin + path, { ...options, redirect: 'manual' });
      onProgress();
      const { text, bytes } = await readBody(reply, onProgress);
      const serverMs = Date.parse(reply.headers.get('Date') ?? '');
      return {
        status: reply.status,
        body: parseJson(text),
        bytes,
        afterMs: parseRetryDelay(reply),
        serverMs,
      };
    } catch {
      if (controller.signal.aborted) return { kind: 'later', isStalled: true };
      noteNetworkError();
      return { kind: 'later', isUnreachable: true };
    } finally {
      clearTimeout(timer);
    }
  }

  /** The clock of a captive portal must not count as the server's. */
  function readReply<Outcome extends { kind: string }>(
    reply: Reply | Failure,
    outcome: (reply: Reply) => Outcome,
  ) {
    if ('kind' in reply) return reply;
    const result = outcome(reply);
    if (result.kind !== 'later' && !Number.isNaN(reply.serverMs)) onServerTime?.(reply.serverMs);
    return result;
  }

  return {
    push: async (request) =>
      readReply(await sendRequest('POST', '/api/changes', request), (reply) =>
        readBatch(reply, request.writes.length),
      ),
    async pull({ since, maxBytes, device }) {
      const query = new URLSearchParams({
        maxBytes: String(maxBytes),
        device,
        ...(since !== undefined && { since }),
      });
      return readReply(await sendRequest('GET', `/api/changes?${query.toString()}`), readPage);
    },
  };
}

const LATER: Failure = { kind: 'later' };

async function readBody(
  { body }: Response,
  onProgress: () => void,
): Promise<{ text: string; bytes: number }> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  if (!body) return { text, bytes };
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    onProgress();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
}

function parseRetryDelay({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const ms = HTTP_DATE.test(value)
    ? Date.parse(value) - Date.parse(headers.get('Date') ?? '')
    : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

const HTTP_DATE = /^\w{3}, \d.* GMT$/;

function readFailure({ status, body, afterMs }: Reply): Failure | undefined {
  const { data: refusal } = ourRefusal.safeParse(body);
  if (!refusal || status < 400) return { kind: 'later', afterMs };
  if (refusal.code === 'not_signed_in') return { kind: 'signed-out' };
  if (refusal.code === 'another_person_signed_in') return { kind: 'other-account' };
  return status >= 500 && refusal.code !== 'internal' ? { kind: 'later', afterMs } : undefined;
}

function readBatch(reply: Reply, count: number): PushOutcome {
  if (reply.status !== 200) return readFailure(reply) ?? readRejection(reply, count);
  const { data } = batchReply.safeParse(reply.body);
  if (data?.results.length !== count) return LATER;
  return {
    kind: 'sent',
    outcomes: data.results.map(readOutcome),
    next: data.next,
    hasMore: data.hasMore,
  };
}

function readRejection({ status, body, afterMs }: Reply, count: number): PushOutcome {
  const { data: refusal } = ourRefusal.safeParse(body);
  if (!refusal) return LATER;
  if (refusal.code === 'changes_restarted') return { kind: 'unread' };
  if (PASSING.has(refusal.code)) return { kind: 'later', afterMs };
  if (count > 1 || refusal.code === 'internal') return { kind: 'rejected' };
  return {
    kind: 'sent',
    outcomes: [readRefusal({ ...refusal, status }, afterMs)],
    next: undefined,
  };
}

function readOutcome(result: z.infer<typeof writeResult>): WriteOutcome {
  if (result.outcome === 'stored') return { kind: 'stored', revision: result.revision };
  if (result.outcome === 'conflict') return { kind: 'conflict', current: result.current };
  const { retryAfterSeconds } = result;
  return readRefusal(
    result,
    retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
  );
}

function readRefusal(
  { status, code, message, fields }: WriteRefusal,
  afterMs: number | undefined,
): WriteOutcome {
  if (PASSING.has(code) || status >= 500) return { kind: 'later', afterMs };
  return { kind: 'refused', refusal: { status, code, message, fields } };
}

/** Rejects a page with any invalid record, which the cursor would skip. */
function readPage(reply: Reply): PullOutcome {
  if (reply.status !== 200) return readFailure(reply) ?? { kind: 'later', afterMs: reply.afterMs };
  const { data: page } = pageReply.safeParse(reply.body);
  return page ? { kind: 'page', page, bytes: reply.bytes } : LATER;
}
