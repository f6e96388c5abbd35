import { z } from 'zod/mini';
import { instant, REQUIRED } from '../http/common.ts';
import { keepable } from '../http/keepable-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { username } from '../identity/identity-fields.ts';

const SMALL = 8 * 1024;

export const WITHDRAWAL_KINDS = ['regret', 'cancellation'] as const;
export type WithdrawalKind = (typeof WITHDRAWAL_KINDS)[number];

export const WITHDRAWAL_STATES = ['received', 'in_progress', 'done', 'rejected'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** second_regret: a second one within a year, refunded by hand. */
export const WITHDRAWAL_REVIEW_REASONS = ['second_regret'] as const;

export const withdrawal = z.object({
  code: z.string(),
  kind: z.enum(WITHDRAWAL_KINDS),
  state: z.enum(WITHDRAWAL_STATES),
  receivedAt: instant,
  answerBy: instant,
  answeredAt: z.nullable(instant),
  answer: z.nullable(z.string()),
  reviewReason: z.nullable(z.enum(WITHDRAWAL_REVIEW_REASONS)),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'public',
  summary: 'Stores a regret or cancellation request, without an account, and returns its code',
  body: z.object({
    kind: z.enum(WITHDRAWAL_KINDS, REQUIRED),
    email: username,
    detail: z.optional(
      z.string().check(z.trim(), z.maxLength(1000, 'Contalo en menos de 1.000 letras.'), keepable),
    ),
  }),
  maxBodyBytes: SMALL,
  response: withdrawal,
  refusals: ['too_many_tries'],
});

export const readWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals/read',
  access: 'public',
  summary: 'Returns the state of a request by its code, which is not part of the URL',
  body: z.object({
    code: z
      .string()
      .check(
        z.minLength(8, 'Ese código no es válido.'),
        z.maxLength(40, 'Ese código no es válido.'),
      ),
  }),
  maxBodyBytes: SMALL,
  response: withdrawal,
  refusals: ['withdrawal_not_found', 'too_many_tries'],
});
