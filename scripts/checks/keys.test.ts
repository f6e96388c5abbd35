import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../../server/src');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SERVER, file), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

test('a key is derived in the inventory of keys and nowhere else', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(
    filesWith(/\b(?:hkdf|hkdfSync|pbkdf2|pbkdf2Sync|scrypt|scryptSync|createSecretKey)\b/),
  ).toEqual(['keys/keyring.ts']);
});

test('who computes with a key has it of the inventory, but for what may begin again with a new secret', () => {
  const ofTheInventory = filesWith(/\bPurposeKeys\b/);
  expect(
    filesWith(/\b(?:createHmac|createCipheriv|createPrivateKey)\b/).filter(
      (file) => !ofTheInventory.includes(file),
    ),
  ).toEqual([
    // a code of eight digits that lives for a day
    'features/identity/email/request-email-change.ts',
    // counters of tries
    'features/identity/limits/try-limits.service.ts',
    // the question of an address without account
    'features/identity/recovery/displayed-question.ts',
    // the secret is of the provider
    'gateways/payments/mercadopago/webhook-signature.ts',
  ]);
});
