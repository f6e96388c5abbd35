import { expect, test } from 'vitest';
import { createPersonHashes } from './person-hashes.service.ts';

const present = Buffer.alloc(32, 1);
const hashes = createPersonHashes({ present, all: [present] });

test.each([
  ['another way to write the domain', 'Ana@ñandú.com.ar', 'ana@xn--and-6ma2c.com.ar'],
  ['signs that are not seen', 'ana\u200B@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  ['a tag', 'ana+dos@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
])('a payer with %s matches the person of the account', (_what, payerEmail, username) => {
  expect(hashes.hashPayer('paypal', { id: null, email: payerEmail }).payerEmailHash).toBe(
    hashes.hashMailbox(username),
  );
});
