import type { ProviderProblem } from '../../provider-error.ts';

/** Declined by the bank or PayPal; the order can be captured again under another request id. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'CARD_EXPIRED',
]);

const NOT_YET = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

/** Account or request errors, which affect every buyer. */
const MISCONFIGURED =
  /^(PAYEE_\w+|DOMESTIC_TRANSACTION_REQUIRED|TRANSACTION_BLOCKED_BY_PAYEE|PERMISSION_DENIED|NOT_AUTHORIZED|AUTHENTICATION_FAILURE|INVALID_CURRENCY_CODE|DECIMAL_PRECISION|AMOUNT_MISMATCH|ITEM_TOTAL_REQUIRED|PAYPAL_REQUEST_ID_REQUIRED)$/;

export const isDeclined = (issue: string | undefined): boolean =>
  issue !== undefined && DECLINED.has(issue);
export const isUnapproved = (issue: string | undefined): boolean =>
  issue !== undefined && NOT_YET.has(issue);

export function classifyProblem(status: number, issue: string | undefined): ProviderProblem {
  // another server has the same request in progress
  if (status === 409 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS') return 'busy';
  if (issue === 'DUPLICATE_INVOICE_ID') return 'already_paid';
  if (status === 401 || status === 403 || (issue !== undefined && MISCONFIGURED.test(issue)))
    return 'misconfigured';
  return 'refused';
}
