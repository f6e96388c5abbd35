import type { ProviderProblem } from '../../provider-error.ts';

/** The bank or PayPal said no to this buyer: the same order may be paid in another way, by a capture of another name. */
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

/** Nothing was asked of the buyer's bank: the buyer has not finished yet. */
const NOT_YET = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

/** The seller's account or our request is wrong: it will be for everybody. */
const MISCONFIGURED =
  /^(PAYEE_\w+|DOMESTIC_TRANSACTION_REQUIRED|TRANSACTION_BLOCKED_BY_PAYEE|PERMISSION_DENIED|NOT_AUTHORIZED|AUTHENTICATION_FAILURE|INVALID_CURRENCY_CODE|DECIMAL_PRECISION|AMOUNT_MISMATCH|ITEM_TOTAL_REQUIRED|PAYPAL_REQUEST_ID_REQUIRED)$/;

export const isDeclined = (issue: string | undefined): boolean =>
  issue !== undefined && DECLINED.has(issue);
export const isNotYet = (issue: string | undefined): boolean =>
  issue !== undefined && NOT_YET.has(issue);

export function classifyProblem(status: number, issue: string | undefined): ProviderProblem {
  // the same request, from another server, has not ended
  if (status === 409 || issue === 'PREVIOUS_REQUEST_IN_PROGRESS') return 'busy';
  if (issue === 'DUPLICATE_INVOICE_ID') return 'already_paid';
  if (status === 401 || status === 403 || (issue !== undefined && MISCONFIGURED.test(issue)))
    return 'misconfigured';
  return 'refused';
}
