export const ANA = '0193b4f5-7e36-7c2a-9a51-000000000001';
export const BETO = '0193b4f5-7e36-7c2a-9a51-000000000002';

type PassFields = { userId?: string; endsAt?: string | null; issuedAt?: string };

const toBase64Url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString('base64url');

export async function aSigner() {
  const keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const publicKey = toBase64Url(await crypto.subtle.exportKey('raw', keys.publicKey));
  const sign = async (text: string) => {
    const bytesToSign = new TextEncoder().encode(text);
    const signature = await crypto.subtle.sign('Ed25519', keys.privateKey, bytesToSign);
    return { pass: `${toBase64Url(bytesToSign)}.${toBase64Url(signature)}`, publicKey };
  };
  return {
    publicKey,
    sign,
    pass: ({
      userId = ANA,
      endsAt = '2026-06-01T12:00:00.000Z',
      issuedAt = '2026-03-01T12:00:00.000Z',
    }: PassFields = {}) => sign(JSON.stringify({ version: 1, userId, endsAt, issuedAt })),
  };
}
