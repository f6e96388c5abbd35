import { expect, test } from 'vitest';
import { findTexts } from '../support/texts.mjs';

const find = (source: string) => findTexts('a.tsx', `export const a = ${source};`);

test.each([
  { where: 'an element', source: '<p>Tu plan</p>', text: 'Tu plan' },
  { where: 'an element of two lines', source: '<p>\n  Tu\n  plan\n</p>', text: 'Tu plan' },
  { where: 'a unit beside a value', source: '<p>{kilos} kg</p>', text: 'kg' },
  { where: 'an attribute', source: '<Button aria-label="Cerrar" />', text: 'Cerrar' },
  { where: 'an attribute in braces', source: "<Field label={'Edad'} />", text: 'Edad' },
  { where: 'any attribute', source: '<Group legend="Sexo" />', text: 'Sexo' },
  { where: 'a choice', source: "<Field hint={a ? 'Cero' : b} />", text: 'Cero' },
  { where: 'a property', source: "{ title: 'Guardado' }", text: 'Guardado' },
  {
    where: 'a default',
    source: "({ label = 'Saltar al contenido' }) => label",
    text: 'Saltar al contenido',
  },
  { where: 'a part of a sentence', source: '`${age} años, `', text: 'años,' },
  { where: 'a template', source: '<img alt={`Foto de ${name}`} />', text: 'Foto de' },
])('a text in $where is found', ({ source, text }) => {
  expect(find(source)).toEqual([text]);
});

test.each([
  { what: 'a message', source: '<p title={words.title}>{words.lead}</p>' },
  { what: 'a technical attribute', source: '<input type="email" className="campo" />' },
  { what: 'an error message', source: "new StorageError('The database is closed.')" },
  { what: 'the name of a key', source: "event.key === 'Escape'" },
  { what: 'an address', source: "fetch('/api/user', { method: 'GET' })" },
  { what: 'a name of a property', source: "{ 'Content-Type': 'text/html' }" },
  { what: 'a separator', source: '<p>{a} · {b} %</p>' },
])('$what is not a text', ({ source }) => {
  expect(find(source)).toEqual([]);
});
