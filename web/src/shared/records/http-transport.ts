import { RequestError } from '../request-error.ts';
import { request } from '../request.ts';
import type { ChangedRecord } from './apply-change.ts';
import type { ServerVersion } from './apply-reply.ts';
import type { Failure, PullOutcome, Transport, WriteOutcome } from './sync-outcome.ts';

/** A phone with one bar of signal still makes it; a call that hangs does not keep the rest waiting. */
const PATIENCE_MS = 20_000;
/** Statuses that say nothing of what was sent: the server is away, busy, or another version of itself. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
const OF_EVERYBODY = new Set([429, 502, 503, 504]);

type Json = Record<string, unknown>;

export const httpTransport: Transport = {
  async put({ collection, id, body }): Promise<WriteOutcome> {
    try {
      const version = versionIn(await ask('PUT', `/api/${collection}/${id}`, body));
      return version ? { kind: 'taken', version } : LATER;
    } catch (error) {
      return conflictIn(error) ?? failureIn(error) ?? refusalIn(error);
    }
  },
  async pull(since): Promise<PullOutcome> {
    try {
      const query = since === undefined ? '' : `?${new URLSearchParams({ since }).toString()}`;
      return pageIn(await ask('GET', `/api/changes${query}`)) ?? LATER;
    } catch (error) {
      return failureIn(error) ?? LATER;
    }
  },
};

/** Nobody, or nobody that we understand: a page of a hotel's network also answers 200. */
const LATER: Failure = { kind: 'later', isOfEverybody: true };

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reply = await request(method, path, { ...(body !== undefined && { body }), signal, isQuiet: true });
  return reply.json();
}

function failureIn(error: unknown): Failure | undefined {
  if (!(error instanceof RequestError)) return LATER;
  if (error.status === 401) return { kind: 'signed-out' };
  if (!PASSING.has(error.status)) return undefined;
  const afterMs = error.retryAfterSeconds === undefined ? undefined : error.retryAfterSeconds * 1000;
  return { kind: 'later', isOfEverybody: OF_EVERYBODY.has(error.status), afterMs };
}

function conflictIn(error: unknown): WriteOutcome | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  const body = parsed(error.body);
  const current = isJson(body) && body['code'] === 'conflict' ? versionIn(body['current']) : undefined;
  return current && { kind: 'conflict', current };
}

function refusalIn(error: unknown): WriteOutcome {
  if (!(error instanceof RequestError)) return LATER;
  const body = parsed(error.body);
  const code = isJson(body) && typeof body['code'] === 'string' ? body['code'] : 'unknown';
  return { kind: 'refused', refusal: { status: error.status, code, message: error.message } };
}

function versionIn(reply: unknown): ServerVersion | undefined {
  if (!isJson(reply) || typeof reply['revision'] !== 'number' || typeof reply['deleted'] !== 'boolean')
    return undefined;
  return { revision: reply['revision'], deleted: reply['deleted'], value: reply['value'] ?? null };
}

function pageIn(reply: unknown): PullOutcome | undefined {
  if (!isJson(reply) || !Array.isArray(reply['items']) || typeof reply['next'] !== 'string') return undefined;
  const items: unknown[] = reply['items'];
  return {
    kind: 'page',
    items: items.map(changeIn).filter((item) => item !== undefined),
    next: reply['next'],
    hasMore: reply['hasMore'] === true,
  };
}

function changeIn(item: unknown): ChangedRecord | undefined {
  const version = versionIn(item);
  if (!version || !isJson(item) || typeof item['collection'] !== 'string' || typeof item['id'] !== 'string')
    return undefined;
  return { collection: item['collection'], id: item['id'], ...version };
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
