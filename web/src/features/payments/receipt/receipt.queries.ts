import { checkReceipt, readReceipt, readReceiptKey } from '@forja/contract/payments/receipt';
import { call } from '../../../shared/http/call.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { decodePayload, type ReceiptVerdict, verifyReceipt } from './verify-receipt.ts';

/** Public key, stored for offline verification. */
const KEY = 'forja-receipt-key';

/** Key of this installation: the current one, or the last one seen. */
export async function receiptKey(): Promise<string | undefined> {
  try {
    const { publicKey } = await call(readReceiptKey, {});
    deviceStore.set(KEY, publicKey);
    return publicKey;
  } catch {
    return deviceStore.get(KEY) ?? undefined;
  }
}

/** Stores the key of the answer for offline use. */
export async function loadReceipt(paymentId: string): Promise<string> {
  const { receipt, publicKey } = await call(readReceipt, { params: { id: paymentId } });
  deviceStore.set(KEY, publicKey);
  return receipt;
}

/** Status of the payment after the receipt; `unknown` when the server is unreachable. */
export type SinceThen = 'valid' | 'refunded' | 'unknown';
export type ReceiptCheckResult = { verdict: ReceiptVerdict; sinceThen: SinceThen };

/** Verifies on the device; the server adds later refunds, and verifies for browsers that cannot. */
export async function checkReceiptText(text: string): Promise<ReceiptCheckResult> {
  const verdict = await verifyReceipt(text, await receiptKey());
  if (verdict.kind !== 'authentic' && verdict.kind !== 'cannot-check')
    return { verdict, sinceThen: 'unknown' };
  const checked = await call(checkReceipt, { body: { receipt: verdict.receipt } }).catch(
    () => undefined,
  );
  const sinceThen = checked?.state ?? 'unknown';
  if (verdict.kind === 'authentic' || checked === undefined) return { verdict, sinceThen };
  const payload = checked.isAuthentic ? decodePayload(verdict.receipt) : undefined;
  return payload
    ? { verdict: { kind: 'authentic', receipt: verdict.receipt, payload }, sinceThen }
    : { verdict: { kind: 'not-ours' }, sinceThen };
}
