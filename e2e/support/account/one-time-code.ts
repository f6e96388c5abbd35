import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** TOTP code (RFC 6238, SHA-1, six digits, thirty seconds), independent of the server's implementation. */
export function createOneTimeCode(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / PERIOD_MS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** Next code, because each is accepted once. */
export const createNextCode = (secret: string): string =>
  createOneTimeCode(secret, Date.now() + PERIOD_MS);

function decodeBase32(base32: string): Buffer {
  const bits = Array.from(base32.replaceAll('=', ''), (email) =>
    ALPHABET.indexOf(email).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
