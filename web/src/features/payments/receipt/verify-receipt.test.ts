import { expect, test } from 'vitest';
import { verifyReceipt } from './verify-receipt.ts';

const payload = {
  version: 1,
  paymentId: '0199f4f2-6b1e-7c61-9a43-0c8f21aa0001',
  checkoutId: null,
  seller: 'Forja',
  payer: 'a…@ejemplo.com.ar',
  processor: 'paypal',
  currency: 'USD',
  amountMinor: 1000,
  refundedMinor: 0,
  months: 3,
  approvedAt: '2026-11-21T12:00:00.000Z',
  period: null,
  issuedAt: '2026-11-22T12:00:00.000Z',
};
const toBase64Url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('base64url');

async function aSigner() {
  const keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const sign = async (text: string) => {
    const bytesToSign = new TextEncoder().encode(text);
    return `FR1.${toBase64Url(bytesToSign)}.${toBase64Url(await crypto.subtle.sign('Ed25519', keys.privateKey, bytesToSign))}`;
  };
  return { sign, publicKey: toBase64Url(await crypto.subtle.exportKey('raw', keys.publicKey)) };
}

test('a receipt signed with the key is authentic and yields its payload', async () => {
  const { sign, publicKey } = await aSigner();
  const verdict = await verifyReceipt(await sign(JSON.stringify(payload)), publicKey);
  expect(verdict).toMatchObject({
    kind: 'authentic',
    payload: { amountMinor: 1000, payer: 'a…@ejemplo.com.ar' },
  });
});

test('a receipt with a foreign signature, an edit or an unknown payload is not ours', async () => {
  const [forja, other] = await Promise.all([aSigner(), aSigner()]);
  const receipt = await forja.sign(JSON.stringify(payload));
  const [prefix, , signature] = receipt.split('.');
  const editedPayload = toBase64Url(
    new TextEncoder().encode(JSON.stringify({ ...payload, amountMinor: 9000 })),
  );
  const texts = [
    await other.sign(JSON.stringify(payload)),
    `${prefix}.${editedPayload}.${signature}`,
    await forja.sign(JSON.stringify({ version: 2 })),
  ];
  for (const text of texts)
    expect(await verifyReceipt(text, forja.publicKey)).toEqual({ kind: 'not-ours' });
});

test('a receipt cannot be checked without the key', async () => {
  const { sign } = await aSigner();
  const receipt = await sign(JSON.stringify(payload));
  expect(await verifyReceipt(receipt, undefined)).toEqual({ kind: 'cannot-check', receipt });
});
