import { expect, test } from 'vitest';
import { RequestError, UnreachableError } from '../../../shared/http/request-error.ts';
import { passkeyRefusal } from './passkey-refusal.ts';

const OTHERWISE = 'Probá de nuevo o entrá con tu contraseña.';
const anErrorNamed = (name: string) =>
  Object.assign(new Error('The operation either timed out or was not allowed.'), { name });

test.each([
  [
    anErrorNamed('NotAllowedError'),
    `No se usó ninguna llave: se canceló, pasó el tiempo o no hay una guardada acá. ${OTHERWISE}`,
  ],
  [
    anErrorNamed('AbortError'),
    `No se usó ninguna llave: se canceló, pasó el tiempo o no hay una guardada acá. ${OTHERWISE}`,
  ],
  [
    anErrorNamed('SecurityError'),
    `Este navegador no puede usar llaves en esta dirección. ${OTHERWISE}`,
  ],
  [anErrorNamed('UnknownError'), `No pudimos usar la llave. ${OTHERWISE}`],
  ['no', `No pudimos usar la llave. ${OTHERWISE}`],
])('%s has a plain message', (error, message) => {
  expect(passkeyRefusal(error)).toBe(message);
});

test('errors of the server and of the connection keep their message', () => {
  const body = JSON.stringify({
    success: false,
    code: 'too_many_tries',
    message: 'Demasiados intentos.',
  });
  expect(passkeyRefusal(new RequestError(429, body, ''))).toBe('Demasiados intentos.');
  expect(passkeyRefusal(new UnreachableError('No hay conexión.'))).toBe('No hay conexión.');
});
