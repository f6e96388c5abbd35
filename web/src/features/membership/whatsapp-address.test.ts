import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp-address.ts';

test('the address carries the message as written', () => {
  expect(whatsappAddress('5491100000000', 'Hola, ¿cómo va? 1+1 & más\nChau')).toBe(
    'https://wa.me/5491100000000?text=Hola%2C%20%C2%BFc%C3%B3mo%20va%3F%201%2B1%20%26%20m%C3%A1s%0AChau',
  );
});

test('any message yields an address with the number and the message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (message) => {
      const { origin, pathname, searchParams, hash } = new URL(whatsappAddress('549110', message));
      expect([origin, pathname, hash]).toEqual(['https://wa.me', '/549110', '']);
      expect(searchParams.get('text')).toBe(message);
      expect([...searchParams]).toHaveLength(1);
    }),
  );
});
