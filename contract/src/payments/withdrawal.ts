import { z } from 'zod/mini';
import { instant, REQUIRED } from '../http/common.ts';
import { keepable } from '../http/keepable-text.ts';
import { endpoint } from '../http/endpoint.ts';
import { username } from '../identity/identity-fields.ts';

const SMALL = 8 * 1024;

/** Regret: ten days to undo a purchase. Cancellation: the person wants no more of the service. */
export const WITHDRAWAL_KINDS = ['regret', 'cancellation'] as const;
export type WithdrawalKind = (typeof WITHDRAWAL_KINDS)[number];

export const WITHDRAWAL_STATES = ['received', 'in_progress', 'done', 'rejected'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** second_regret: the second one of the same person within a year, whose money a person sends back. */
export const WITHDRAWAL_REVIEW_REASONS = ['second_regret'] as const;

export const withdrawal = z.object({
  /** Given at once; whoever has it may read the state. */
  code: z.string(),
  kind: z.enum(WITHDRAWAL_KINDS),
  state: z.enum(WITHDRAWAL_STATES),
  receivedAt: instant,
  /** By when somebody has to answer. */
  answerBy: instant,
  answeredAt: z.nullable(instant),
  /** What was answered, for the person. */
  answer: z.nullable(z.string()),
  /** Why a person decides it, and not the server at once; null when nothing has to be checked. */
  reviewReason: z.nullable(z.enum(WITHDRAWAL_REVIEW_REASONS)),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/withdrawals',
  access: 'public',
  summary:
    'Botón de arrepentimiento and botón de baja: without an account, answered with a code at once',
  body: z.object({
    kind: z.enum(WITHDRAWAL_KINDS, REQUIRED),
    email: username,
    /** What helps to find the purchase. */
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
  summary: 'How a request stands, for whoever has its code, which is in no address',
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
