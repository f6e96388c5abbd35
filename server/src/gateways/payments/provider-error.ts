import type { ProviderId } from './payment-provider.ts';

/**
 * unreachable: outcome unknown, so check before retrying · busy: not done, retry later · refused:
 * definitely not done · misconfigured: an administrator has to act · already_paid: an earlier
 * attempt of the checkout was paid · unreadable: a response outside the protocol.
 */
export type ProviderProblem =
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'misconfigured'
  | 'already_paid'
  | 'unreadable';

type Detail = {
  status?: number | undefined;
  issue?: string | undefined;
  trace?: string | undefined;
  retryAfterMs?: number | undefined;
};

/** Safe to log whole: no secret, no payer, no body. */
export class ProviderError extends Error {
  readonly provider: ProviderId;
  readonly problem: ProviderProblem;
  readonly status: number | undefined;
  readonly issue: string | undefined;
  readonly trace: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(provider: ProviderId, problem: ProviderProblem, detail: Detail = {}) {
    super(
      [provider, problem, detail.status, detail.issue]
        .filter((part) => part !== undefined)
        .join(' '),
    );
    this.name = 'ProviderError';
    this.provider = provider;
    this.problem = problem;
    this.status = detail.status;
    this.issue = detail.issue;
    this.trace = detail.trace;
    this.retryAfterMs = detail.retryAfterMs;
  }
}
