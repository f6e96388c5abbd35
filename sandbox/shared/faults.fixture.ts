import { ProviderError } from '@forja/server/gateways/payments/provider-error';
import fc from 'fast-check';
import type { ApiFault } from './api-faults.ts';
import type { RecordedRequest } from './recorded-requests.ts';

/** Faults that end at once. Hanging ones have their own tests. */
export const aFault: fc.Arbitrary<ApiFault> = fc.record({
  answer: fc.constantFrom<ApiFault['answer'][]>(
    'busy',
    'error',
    'drop',
    'drop-after',
    'error-after',
  ),
  times: fc.integer({ min: 1, max: 3 }),
  retryAfterSeconds: fc.constant(0),
});

/** Undefined for a ProviderError; any other error is a defect. */
export async function allowProviderError<T>(pending: Promise<T>): Promise<T | undefined> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/** Writes without an idempotency key, or with another request's key. */
export function findMisusedKeys(requests: RecordedRequest[]): RecordedRequest[] {
  const owners = new Map<string, RecordedRequest>();
  return requests.filter((request) => {
    if (request.method === 'GET' || request.path === '/v1/oauth2/token') return false;
    if (request.key === undefined) return true;
    const owner = owners.get(request.key) ?? request;
    owners.set(request.key, owner);
    return (
      owner.path !== request.path ||
      owner.method !== request.method ||
      isDifferentBody(owner.body, request.body)
    );
  });
}

/** Compares bodies; a request cut before its body has none. */
const isDifferentBody = (one: string, other: string): boolean =>
  ![one, other].includes('null') && one !== other;
