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

test('every key is derived in the inventory of keys', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(
    filesWith(/\b(?:hkdf|hkdfSync|pbkdf2|pbkdf2Sync|scrypt|scryptSync|createSecretKey)\b/),
  ).toEqual(['keys/keyring.ts']);
});

test('every use of a key goes through the inventory, except disposable hashes and provider secrets', () => {
  const inventoryFiles = filesWith(/\bPurposeKeys\b/);
  expect(
    filesWith(/\b(?:createHmac|createCipheriv|createPrivateKey)\b/).filter(
      (file) => !inventoryFiles.includes(file),
    ),
  ).toEqual([
    // an eight-digit code that lives for a day
    'features/identity/email/request-email-change.ts',
    // attempt counters
    'features/identity/limits/try-limits.service.ts',
    // a decoy question for unknown addresses
    'features/identity/recovery/displayed-question.ts',
    // the provider owns this secret
    'gateways/payments/mercadopago/webhook-signature.ts',
  ]);
});
