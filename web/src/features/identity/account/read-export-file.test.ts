import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExportFile } from './read-export-file.ts';

const PLAN = {
  id: '0d7d4a5e-7f0b-4c53-9b31-8c2a3b1f0a11',
  createdAt: '2026-11-21T12:00:00.000Z',
  deletedAt: null,
  plan: { input: { ageYears: 27 }, engineVersion: '1.0.0' },
};
const anExport = (more: object = {}) => ({ format: 'forja-account', version: 1, plans: [PLAN], ...more });

test('of an export only what another account can take travels', () => {
  const whole = anExport({
    account: { username: 'ana@ejemplo.com.ar', secretQuestion: '¿Cuál?' },
    sessions: [{ id: 'x' }],
    plans: [{ ...PLAN, plan: { ...PLAN.plan, energy: { target: 3000 } } }],
  });
  expect(readExportFile(JSON.stringify(whole))).toEqual({ ok: true, file: anExport() });
});

test('what the server signed of an export travels with it, also when it makes no sense', () => {
  for (const signature of [{ version: 1, accountId: PLAN.id, records: [], mac: 'x' }, 'rota', null]) {
    const file = anExport({ signature });
    expect(readExportFile(JSON.stringify(file))).toEqual({ ok: true, file });
  }
});

test('measures travel with the plans, each as it is', () => {
  const measures = [{ id: '01890a5d-ac96-774b-bcce-b302099a8057', takenOn: '2026-02-28', weightKg: 78.4 }];
  expect(readExportFile(JSON.stringify(anExport({ measures })))).toEqual({ ok: true, file: anExport({ measures }) });
});

test('a plan may carry anything as its answers: the server judges each one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const file = anExport({ plans: [{ ...PLAN, plan: { input } }] });
      const read = readExportFile(JSON.stringify(file));
      expect(read.ok && JSON.parse(JSON.stringify(read.file))).toEqual(JSON.parse(JSON.stringify(file)));
    }),
  );
});

test.each([
  { text: 'hola', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: '', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: '[]', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: '{"format":"hevy","version":1,"plans":[]}', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: JSON.stringify(anExport({ plans: 'ninguno' })), reason: 'Ese archivo no es una exportación de Forja.' },
  { text: JSON.stringify(anExport({ version: 2 })), reason: 'Ese archivo es de otra versión de Forja.' },
  {
    text: JSON.stringify(anExport({ plans: Array.from({ length: 501 }, () => PLAN) })),
    reason: 'Se pueden traer hasta 500 planes por vez.',
  },
])('$reason', ({ text, reason }) => {
  expect(readExportFile(text)).toEqual({ ok: false, reason });
});

test('no file breaks the reading', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readExportFile(text);
      if (!read.ok) expect(read.reason).toMatch(/\S/);
    }),
  );
});
