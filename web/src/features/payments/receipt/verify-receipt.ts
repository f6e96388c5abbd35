import { type ReceiptPayload, receiptPayload } from '@forja/contract/payments/receipt';
import { fromBase64Url } from '../../../shared/base64.ts';
import { checkSignature } from '../../../shared/check-signature.ts';
import { parseJson } from '../../../shared/parse-json.ts';
import { findReceipt } from './find-receipt.ts';

export type ReceiptVerdict =
  | { kind: 'authentic'; receipt: string; payload: ReceiptPayload }
  | { kind: 'not-ours' }
  | { kind: 'incomplete' }
  | { kind: 'none' }
  /** No key, or no signature support in the browser: the server must verify. */
  | { kind: 'cannot-check'; receipt: string };

export async function verifyReceipt(
  text: string,
  publicKey: string | undefined,
): Promise<ReceiptVerdict> {
  const receiptMatch = findReceipt(text);
  if (receiptMatch.kind !== 'whole') return receiptMatch;
  const { receipt } = receiptMatch;
  const [, encodedPayload = '', signature = ''] = receipt.split('.');
  if (publicKey === undefined) return { kind: 'cannot-check', receipt };
  const checked = await checkSignature(encodedPayload, signature, publicKey);
  if (checked.kind === 'cannot-check') return { kind: 'cannot-check', receipt };
  const payload = checked.kind === 'genuine' ? parsePayload(checked.text) : undefined;
  return payload ? { kind: 'authentic', receipt, payload } : { kind: 'not-ours' };
}

/** Call it only with a receipt that the server found authentic. */
export function decodePayload(receipt: string): ReceiptPayload | undefined {
  const bytes = fromBase64Url(receipt.split('.')[1] ?? '');
  return bytes && parsePayload(new TextDecoder().decode(bytes));
}

const parsePayload = (text: string): ReceiptPayload | undefined =>
  receiptPayload.safeParse(parseJson(text)).data;
