import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import { maskedEmail } from '../../../gateways/mail/masked-email.ts';
import { AppError } from '../../../http/app-error.ts';
import { deciderText } from './audit.messages.ts';

export function alreadyDone(
  code: ErrorCode,
  decision: { by: string | null; at: Date } | undefined,
): AppError {
  if (decision === undefined) return new AppError(code);
  const { at } = decision;
  const by = decision.by === null ? null : maskedEmail(decision.by);
  return new AppError(code, {
    message: `${ERRORS[code].message} ${deciderText({ by, at })}`,
    current: { by, at: at.toISOString() },
  });
}
