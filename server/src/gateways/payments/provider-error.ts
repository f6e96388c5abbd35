import type { ProviderId } from './payment-provider.ts';

/**
 * unreachable: no answer, or an answer that tells nothing; it may have been done, so look before asking again ·
 * busy: not done, ask again later · refused: a definite no · misconfigured: an administrator has to act ·
 * already_paid: an earlier attempt of the same checkout was paid, so look for it · unreadable: not the answer that the protocol promises.
 */
export type ProviderProblem =
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'misconfigured'
  | 'already_paid'
  | 'unreadable';

type Detail = {
  /** Of the answer, when there was one. */
  status?: number | undefined;
  /** The provider's own code of what is wrong. */
  issue?: string | undefined;
  /** How the provider's support finds the request. */
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
