import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { currentAccount } from '../current-account.ts';
import { noteNetworkError } from './network-errors.ts';
import { refusalCode } from './readable-error.ts';
import { announceRefusal } from './refusals.ts';
import { RequestError, UnreachableError } from './request-error.ts';
import { requestMessages } from './request.messages.ts';

export type RequestOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The account to send as; the page's by default, none when null. */
  account?: string | null | undefined;
  isQuiet?: boolean;
};

/** The browser's only HTTP client. Throws on any error status. */
export async function request(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Response> {
  const reply = await send(path, fetchOptions(method, options));
  if (reply.ok) return reply;
  const body = await reply.text().catch(() => '');
  const refused = new RequestError(
    reply.status,
    body,
    reply.statusText,
    parseSeconds(reply.headers.get('Retry-After')),
  );
  const code = refusalCode(refused);
  if (code !== undefined && options.isQuiet !== true) announceRefusal(code, 'call');
  throw refused;
}

export const parseSeconds = (header: string | null): number | undefined =>
  header !== null && /^\d{1,7}$/.test(header) ? Number(header) : undefined;

/** Names the page's account, because another tab may have changed the session. */
export function fetchOptions(
  method: string,
  { body, headers = {}, signal, account = currentAccount.get()?.id ?? null }: RequestOptions,
): RequestInit {
  const isForm = body instanceof FormData;
  const json = body === undefined || isForm ? {} : { 'Content-Type': 'application/json' };
  return {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...json,
      ...(account !== null && { [ACCOUNT_HEADER]: account }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteNetworkError();
    throw new UnreachableError(requestMessages.unreachable, { cause });
  }
}
