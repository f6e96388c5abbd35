import { z } from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { fromBase64, toBase64 } from '../base64.ts';

/** OWASP's minimum for PBKDF2 with SHA-256, the cost of each guess. */
const ITERATIONS = 600_000;
/** A forged file must not keep a phone busy for hours. */
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;

const header = z.object({
  app: z.literal('forja'),
  kind: z.literal('respaldo'),
  version: z.literal(1),
  derivation: z.object({
    name: z.literal('PBKDF2'),
    hash: z.literal('SHA-256'),
    iterations: z.int().check(z.gte(1), z.lte(MOST_ITERATIONS)),
    salt: z.base64(),
  }),
  cipher: z.object({ name: z.literal('AES-GCM'), nonce: z.base64() }),
});
const sealed = z.extend(header, {
  /** Distinguishes a truncated file from a wrong passphrase. */
  digest: z.base64(),
  data: z.string(),
});
type Header = z.infer<typeof header>;

export type OpenedBackup =
  | { kind: 'open'; text: string }
  | { kind: 'wrong-passphrase' }
  | { kind: 'damaged' }
  | { kind: 'newer' }
  | { kind: 'not-a-backup' };

export async function sealBackup(text: string, passphrase: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const head: Header = {
    app: 'forja',
    kind: 'respaldo',
    version: 1,
    derivation: { name: 'PBKDF2', hash: 'SHA-256', iterations: ITERATIONS, salt: toBase64(salt) },
    cipher: { name: 'AES-GCM', nonce: toBase64(nonce) },
  };
  const key = await deriveKey(passphrase, { salt, iterations: ITERATIONS, use: 'encrypt' });
  const parameters = { name: 'AES-GCM', iv: nonce, additionalData: asWritten(head) };
  const data = new Uint8Array(
    await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text)),
  );
  return JSON.stringify({ ...head, digest: await computeDigest(data), data: toBase64(data) });
}

export async function openBackup(file: string, passphrase: string): Promise<OpenedBackup> {
  const result = readFile(file);
  if (result.kind !== 'sealed') return result;
  const { data: encodedData, digest, ...head } = result.file;
  const [data, salt, nonce] = [encodedData, head.derivation.salt, head.cipher.nonce].map(
    fromBase64,
  );
  if (!data || !salt || !nonce || (await computeDigest(data)) !== digest)
    return { kind: 'damaged' };
  const { iterations } = head.derivation;
  const key = await deriveKey(passphrase, { salt, iterations, use: 'decrypt' });
  try {
    const parameters = { name: 'AES-GCM', iv: nonce, additionalData: asWritten(head) };
    return {
      kind: 'open',
      text: new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, data)),
    };
  } catch {
    return { kind: 'wrong-passphrase' };
  }
}

export function readFile(
  file: string,
):
  | { kind: 'sealed'; file: z.infer<typeof sealed> }
  | Extract<OpenedBackup, { kind: 'newer' | 'not-a-backup' }> {
  const json = parseJson(file);
  const result = sealed.safeParse(json);
  if (result.success) return { kind: 'sealed', file: result.data };
  const version = z.object({
    app: z.literal('forja'),
    kind: z.literal('respaldo'),
    version: z.int().check(z.gte(2)),
  });
  return { kind: version.safeParse(json).success ? 'newer' : 'not-a-backup' };
}

type Derivation = { salt: Uint8Array<ArrayBuffer>; iterations: number; use: 'encrypt' | 'decrypt' };

async function deriveKey(
  passphrase: string,
  { salt, iterations, use }: Derivation,
): Promise<CryptoKey> {
  // NFKC and trim: keyboards encode accents differently, and phones add a space.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC').trim());
  const raw = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, raw, { name: 'AES-GCM', length: 256 }, false, [use]);
}

/** The header is authenticated with the data, in a fixed order of its keys. */
function asWritten({ app, kind, version, derivation, cipher }: Header): Uint8Array<ArrayBuffer> {
  const { name, hash, iterations, salt } = derivation;
  return new TextEncoder().encode(
    JSON.stringify([app, kind, version, name, hash, iterations, salt, cipher.name, cipher.nonce]),
  );
}

const computeDigest = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
