import { expect, test } from 'vitest';
import { toMailbox } from './mailbox.ts';

test.each([
  ['ana@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  [' Ana@Ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  ['ana+gimnasio@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  ['ana+a+b@ejemplo.com.ar', 'ana@ejemplo.com.ar'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.n.a+otra@googlemail.com', 'ana@gmail.com'],
  ['a.n_a-paz+otra@protonmail.com', 'anapaz@proton.me'],
  ['ana@pm.me', 'ana@proton.me'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana.paz@ejemplo.com.ar', 'ana.paz@ejemplo.com.ar'],
  ['ana-uno@yahoo.com.ar', 'ana@yahoo.com.ar'],
  ['ana-paz@ejemplo.com.ar', 'ana-paz@ejemplo.com.ar'],
  ['+ana@ejemplo.com.ar', '+ana@ejemplo.com.ar'],
])('%j reaches the mailbox %s', (address, mailbox) => expect(toMailbox(address)).toBe(mailbox));
