import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PurposeKeys } from './keyring.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type TextCipher = ReturnType<typeof createTextCipher>;

/** AES-256-GCM. */
export function createTextCipher({ present, all }: PurposeKeys) {
  function open(sealed: string): { text: string; key: Buffer } {
    for (const key of all)
      try {
        return { text: decryptText(key, sealed), key };
      } catch (error) {
        // the tag fails under another key
        if (key === all.at(-1)) throw error;
      }
    throw new Error('there is no key');
  }

  return {
    encrypt(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', present, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, ciphertext, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt: (sealed: string): string => open(sealed).text,
    isOld(sealed: string): boolean {
      try {
        return open(sealed).key !== present;
      } catch {
        // undecryptable texts cannot be sealed again
        return false;
      }
    },
  };
}

function decryptText(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return (
    decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
    decipher.final('utf8')
  );
}
