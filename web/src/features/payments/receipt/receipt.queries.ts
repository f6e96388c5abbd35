import { checkReceipt, readReceipt, readReceiptKey } from '@forja/contract/payments/receipt';
import { call } from '../../../shared/http/call.ts';
import { deviceStore } from '../../../shared/device-store.ts';
import { decodePayload, type ReceiptVerdict, verifyReceipt } from './verify-receipt.ts';

/** Public: it only checks. It stays so that a receipt is checked without signal. */
const KEY = 'forja-receipt-key';

/** The key of this installation as the server says it now, or as it was last heard. */
export async function receiptKey(): Promise<string | undefined> {
  try {
    const { publicKey } = await call(readReceiptKey, {});
    deviceStore.set(KEY, publicKey);
    return publicKey;
  } catch {
    return deviceStore.get(KEY) ?? undefined;
  }
}

/** The signed receipt of one's own payment. The key comes with it, and stays for when there is no signal. */
export async function loadReceipt(paymentId: string): Promise<string> {
  const { receipt, publicKey } = await call(readReceipt, { params: { id: paymentId } });
  deviceStore.set(KEY, publicKey);
  return receipt;
}

/** Since a receipt was made its payment may have gone back: `unknown` where the server cannot be asked. */
export type SinceThen = 'valid' | 'refunded' | 'unknown';
export type ReceiptCheckResult = { verdict: ReceiptVerdict; sinceThen: SinceThen };

/** On the device first; the server says what came later, and checks for a browser that cannot. */
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
