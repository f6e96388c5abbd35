import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanErrorText, readableError, refusalCode, refusedFields } from './readable-error.ts';
import { RequestError } from './request-error.ts';

const UNKNOWN = 'Error desconocido';
const UNPROCESSED = 'Error al procesar la solicitud';
const refusal = (message: string) =>
  JSON.stringify({ success: false, code: 'x', message, requestId: 'r-1' });

describe('error texts', () => {
  test.each([
    {
      text: `401: ${refusal('Correo o contraseña incorrectos')}`,
      read: 'Correo o contraseña incorrectos',
    },
    { text: refusal('Sin status'), read: 'Sin status' },
    { text: `500:${refusal('Sin espacio')}`, read: 'Sin espacio' },
    { text: `409: ${refusal('"Entre comillas"')}`, read: 'Entre comillas' },
    { text: '404: Not Found', read: 'Not Found' },
    { text: '400: "Falta un dato"', read: 'Falta un dato' },
    { text: "  'Hola'  ", read: 'Hola' },
    { text: '“Hola”', read: 'Hola' },
    { text: '400: Falló {"detail":1} el pedido', read: 'Falló el pedido' },
    { text: '400: Falló [{"detail":1}]', read: 'Falló' },
    { text: '500: {"statusCode":500,"message":"Internal"}', read: UNPROCESSED },
    { text: '200: {"success":true,"message":"Bien"}', read: UNPROCESSED },
    { text: '500: {"success":false}', read: UNPROCESSED },
    { text: '500: {"success":false,"message":""}', read: UNPROCESSED },
    { text: '500: {"success":false,"message":7}', read: UNPROCESSED },
    { text: '500: {"success":false,"mess', read: UNPROCESSED },
    { text: '502: <html><body>Bad gateway</body></html>', read: UNPROCESSED },
    { text: '500: ', read: UNPROCESSED },
    { text: '500', read: UNPROCESSED },
    { text: '""', read: UNPROCESSED },
    { text: 'Usá {nombre} en el texto', read: 'Usá {nombre} en el texto' },
    { text: '2024 fue un buen año', read: '2024 fue un buen año' },
    { text: 'Máximo 300: probá con menos', read: 'Máximo 300: probá con menos' },
    { text: 'dos\n  renglones', read: 'dos renglones' },
  ])('$text is cleaned', ({ text, read }) => {
    expect(cleanErrorText(text)).toBe(read);
  });

  test.each([undefined, null, 0, {}, [], '', '   ', new Error(''), new Error(' ')])(
    '%s has nothing to say',
    (thrown) => {
      expect(readableError(thrown)).toBe(UNKNOWN);
    },
  );

  test("a refusal's text is read from the thrown error", () => {
    expect(
      readableError(new RequestError(401, refusal('Iniciá sesión para seguir.'), 'Unauthorized')),
    ).toBe('Iniciá sesión para seguir.');
  });

  test.each([
    new Error(''),
    new RequestError(502, '<html>', ''),
    new RequestError(500, '{"success":false}', ''),
  ])('a refusal without text (%s) gets the sentence of the moment', (error) => {
    expect(readableError(error, 'No se pudo crear la cuenta')).toBe('No se pudo crear la cuenta');
  });

  test("a refusal's text precedes the sentence of the moment", () => {
    expect(readableError(new RequestError(409, refusal('Ya existe'), ''), 'Otra cosa')).toBe(
      'Ya existe',
    );
  });

  test.each([
    { error: new RequestError(401, refusal('no'), ''), code: 'x' },
    { error: new RequestError(401, '{"code":7}', ''), code: undefined },
    { error: new RequestError(401, 'no', ''), code: undefined },
    { error: new Error('no'), code: undefined },
  ])('the code of $error is $code', ({ error, code }) => {
    expect(refusalCode(error)).toBe(code);
  });

  test('a reply without a body gets the text of its status', () => {
    expect(new RequestError(503, '', 'Service Unavailable').message).toBe(
      '503: Service Unavailable',
    );
    expect(readableError(new RequestError(503, '', 'Service Unavailable'))).toBe(
      'Service Unavailable',
    );
  });

  test('every cleaned text is not empty and does not start with JSON', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = cleanErrorText(text);
        expect(read.trim()).not.toBe('');
        expect(read.startsWith('{"')).toBe(false);
      }),
    );
  });

  test('the message of a refusal is the same for every status', () => {
    const words = fc.stringMatching(/^[a-záéíóúñ]+( [a-záéíóúñ]+){0,5}$/);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), words, (status, message) => {
        expect(readableError(new RequestError(status, refusal(message), ''))).toBe(message);
      }),
    );
  });
});

describe('refused fields', () => {
  test('are read from a refusal', () => {
    const body = JSON.stringify({
      success: false,
      message: 'x',
      fields: [{ path: 'username', message: 'Ya existe' }],
    });
    expect(refusedFields(new RequestError(400, body, ''))).toEqual([
      { path: 'username', message: 'Ya existe' },
    ]);
  });

  test.each(['', 'null', '7', '{}', '{"fields":3}', '{"fields":[null,{"path":1},"x"]}', '<html>'])(
    '%s has none',
    (body) => {
      expect(refusedFields(new RequestError(400, body, ''))).toEqual([]);
    },
  );

  test('are empty for another error', () => {
    expect(refusedFields(new TypeError('x'))).toEqual([]);
  });
});
