import { fromBase64Url } from './base64.ts';

export type Checked =
  | { kind: 'genuine'; text: string }
  | { kind: 'forged' }
  | { kind: 'cannot-check' };

export async function checkSignature(
  payload: string,
  signature: string,
  publicKey: string,
): Promise<Checked> {
  const [payloadBytes, signatureBytes, keyBytes] = [payload, signature, publicKey].map(
    fromBase64Url,
  );
  if (!payloadBytes || !signatureBytes || !keyBytes) return { kind: 'forged' };
  const key = await importKey(keyBytes);
  if (!key) return { kind: 'cannot-check' };
  const isSigned = await crypto.subtle.verify('Ed25519', key, signatureBytes, payloadBytes);
  return isSigned
    ? { kind: 'genuine', text: new TextDecoder().decode(payloadBytes) }
    : { kind: 'forged' };
}

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
}
