import { ProviderError } from '@forja/server/gateways/payments/provider-error';
import fc from 'fast-check';
import type { ApiFault } from './api-faults.ts';
import type { BookedRequest } from './request-book.ts';

/** Faults that end at once: those that hang have their own tests. */
export const aFault: fc.Arbitrary<ApiFault> = fc.record({
  answer: fc.constantFrom<ApiFault['answer'][]>('busy', 'error', 'drop', 'drop-after', 'error-after'),
  times: fc.integer({ min: 1, max: 3 }),
  retryAfterSeconds: fc.constant(0),
});

/** A provider that fails says so; anything else is a defect. */
export async function orProviderError<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/** Requests that change something, without a key or with the key of another one. */
export function wrongKeys(requests: BookedRequest[]): BookedRequest[] {
  const owners = new Map<string, BookedRequest>();
  return requests.filter((request) => {
    if (request.method === 'GET' || request.path === '/v1/oauth2/token') return false;
    if (request.key === undefined) return true;
    const owner = owners.get(request.key) ?? request;
    owners.set(request.key, owner);
    return owner.path !== request.path || owner.method !== request.method || isOtherBody(owner.body, request.body);
  });
}

/** A request that was cut before its body was read has none to compare. */
const isOtherBody = (one: string, other: string): boolean => ![one, other].includes('null') && one !== other;
