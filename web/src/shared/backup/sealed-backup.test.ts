import { expect, test } from 'vitest';
import { openBackup, readFile, sealBackup } from './sealed-backup.ts';

const PHRASE = 'mate amargo con facturas';
const SECRET = 'Medida del 21/11/2026: 78,4 kg. Señora Nuñez ⛰';

test('a sealed backup opens with its passphrase, and its file reveals nothing', async () => {
  const file = await sealBackup(SECRET, PHRASE);
  expect(file).not.toContain('Medida');
  expect(await openBackup(file, PHRASE)).toEqual({ kind: 'open', text: SECRET });
  expect(await openBackup(file, `${PHRASE} `)).toEqual({ kind: 'open', text: SECRET });
  expect(await openBackup(file, 'mate amargo con factura')).toEqual({ kind: 'wrong-passphrase' });
});

test('an accent in the passphrase works from any keyboard', async () => {
  const file = await sealBackup(SECRET, 'canción de cuna'.normalize('NFD'));
  expect(await openBackup(file, 'canción de cuna'.normalize('NFC'))).toMatchObject({
    kind: 'open',
  });
});

test('two sealed backups of the same data share nothing', async () => {
  const [one, other] = await Promise.all([sealBackup(SECRET, PHRASE), sealBackup(SECRET, PHRASE)]);
  expect(JSON.parse(one).data).not.toBe(JSON.parse(other).data);
  expect(JSON.parse(one).derivation.salt).not.toBe(JSON.parse(other).derivation.salt);
});

test('the key is derived with 600,000 rounds of PBKDF2 and SHA-256', async () => {
  const { derivation, cipher } = JSON.parse(await sealBackup(SECRET, PHRASE));
  expect(derivation).toMatchObject({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 });
  expect(cipher.name).toBe('AES-GCM');
});

test('a modified file never opens', async () => {
  const file = JSON.parse(await sealBackup(SECRET, PHRASE));
  const cut = JSON.stringify({ ...file, data: file.data.slice(0, -8) });
  expect(await openBackup(cut, PHRASE)).toEqual({ kind: 'damaged' });
  const cheaper = JSON.stringify({ ...file, derivation: { ...file.derivation, iterations: 1 } });
  expect(await openBackup(cheaper, PHRASE)).toEqual({ kind: 'wrong-passphrase' });
});

test.each([
  ['nothing', '', 'not-a-backup'],
  ['a text', 'hola', 'not-a-backup'],
  ['an export of the account', '{"app":"forja","kind":"cuenta","version":1}', 'not-a-backup'],
  ['a backup of a version to come', '{"app":"forja","kind":"respaldo","version":2}', 'newer'],
  ['a backup without its data', '{"app":"forja","kind":"respaldo","version":1}', 'not-a-backup'],
])('%s is detected before the passphrase is requested', (_, file, kind) => {
  expect(readFile(file)).toEqual({ kind });
});

test('a backup of decades of records survives a round trip', async () => {
  const large = JSON.stringify(
    Array.from({ length: 8_000 }, (_, index) => ({ index, note: 'ñandú '.repeat(10) })),
  );
  expect(await openBackup(await sealBackup(large, PHRASE), PHRASE)).toEqual({
    kind: 'open',
    text: large,
  });
});
