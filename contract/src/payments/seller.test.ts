import { expect, test } from 'vitest';
import { describeSeller, describeSupport, isCuit, isSupportHours } from './seller.ts';

test.each([
  ['20123456786', true],
  ['30500010912', true],
  ['33693450239', true],
  ['20123456785', false],
  ['30500010911', false],
  ['2012345678', false],
  ['20-12345678-6', false],
  ['', false],
])('%s is a CUIT: %s', (text, expected) => {
  expect(isCuit(text)).toBe(expected);
});

test('a CUIT with any one digit changed is not one', () => {
  const cuit = '30500010912';
  for (let at = 0; at < cuit.length; at += 1)
    for (const digit of '0123456789')
      if (digit !== cuit[at])
        expect(isCuit(`${cuit.slice(0, at)}${digit}${cuit.slice(at + 1)}`)).toBe(false);
});

test.each([
  ['9:00-17:00', true],
  ['08:30-20:00', true],
  ['9:00-16:59', false],
  ['17:00-9:00', false],
  ['9 a 17', false],
  ['25:00-33:00', false],
])('%s covers eight hours of support: %s', (text, expected) => {
  expect(isSupportHours(text)).toBe(expected);
});

const SELLER = {
  tradeName: 'Forja',
  legalName: 'Ejemplo S. A.',
  cuit: '30500010912',
  address: 'Av. Siempreviva 742, Rosario, Santa Fe',
  taxCondition: 'responsable_inscripto',
  supportHours: '9:00-17:00',
  supportArea: 'Soporte',
} as const;

test('the seller line has names, CUIT, address and tax condition', () => {
  expect(describeSeller(SELLER)).toBe(
    'Forja, de Ejemplo S. A. · CUIT 30-50001091-2 · Av. Siempreviva 742, Rosario, Santa Fe · IVA Responsable Inscripto',
  );
});

test('unset fields are omitted', () => {
  expect(describeSeller({ legalName: 'Ejemplo S. A.' })).toBe('Ejemplo S. A.');
  expect(describeSeller({})).toBe('');
  expect(describeSupport({}, CONTACTS)).toBe('');
});

const CONTACTS = { whatsapp: '5491100000000', supportEmail: 'hola@forja.example' };

test('the support line has department, hours and channels', () => {
  expect(describeSupport(SELLER, CONTACTS)).toBe(
    'Atención al consumidor (Soporte): días hábiles de 9:00 a 17:00, por WhatsApp al +5491100000000 o en hola@forja.example.',
  );
});
