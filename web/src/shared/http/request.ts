import { ACCOUNT_HEADER } from '@forja/contract/identity/account-header';
import { currentAccount } from '../current-account.ts';
import { noteNetworkError } from './network-errors.ts';
import { refusalCode } from './readable-error.ts';
import { announceRefusal } from './refusals.ts';
import { RequestError, UnreachableError } from './request-error.ts';
import { requestMessages } from './request.messages.ts';

export type RequestOptions = {
  /** A `FormData` goes untouched; anything else goes as JSON; nothing goes without a content type. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The account that the request is for: the page's own unless said, none when null. */
  account?: string | null | undefined;
  /** Who asks tells of a refusal in their own time. */
  isQuiet?: boolean;
};

/** The only place of the browser that speaks HTTP. Anything but a good answer is thrown. */
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

/** The header in seconds; who sends a date instead of a count is a proxy, and says nothing about this person. */
export const parseSeconds = (header: string | null): number | undefined =>
  header !== null && /^\d{1,7}$/.test(header) ? Number(header) : undefined;

/**
 * Names the account of the page. Another person may have signed in meanwhile in another tab: the server then refuses, and
 * nothing of one account reaches the other.
 */
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
    // The browser's own text is in English and says nothing a person can use.
    throw new UnreachableError(requestMessages.unreachable, { cause });
  }
}
