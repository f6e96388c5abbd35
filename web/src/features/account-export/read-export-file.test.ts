import { COLLECTIONS } from '@forja/contract/collections';
import { declareCollection } from '@forja/contract/records/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { readExportFile } from './read-export-file.ts';

const ID = '0d7d4a5e-7f0b-4c53-9b31-8c2a3b1f0a11';
const MEASURE = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  takenOn: '2026-02-28',
  weightKg: 78.4,
};
const createdAt = '2026-11-21T12:00:00.000Z';
const PLAN = { input: { ageYears: 27 }, engineVersion: '1.0.0' };

const anExport = (records: object, more: object = {}) => ({
  format: 'forja-account',
  version: 2,
  records,
  ...more,
});
const anExportOfVersion1 = (more: object = {}) => ({
  format: 'forja-account',
  version: 1,
  plans: [{ id: ID, createdAt, deletedAt: null, plan: { ...PLAN, energy: { target: 3000 } } }],
  ...more,
});
const aFile = (
  content: object,
  ...registry: Parameters<typeof readExportFile> extends [string, ...infer Rest] ? Rest : never
) => {
  const read = readExportFile(JSON.stringify(content), ...registry);
  return 'file' in read ? JSON.parse(JSON.stringify(read.file)) : read;
};

test('an import sends only records that another account can take, and each plan as its inputs', () => {
  const stored = { id: ID, revision: 3, updatedAt: createdAt, copyOf: null };
  const whole = anExport(
    { plans: [{ ...stored, value: { createdAt, plan: { ...PLAN, energy: { target: 3000 } } } }] },
    {
      account: { username: 'ana@ejemplo.com.ar', secretQuestion: '¿Cuál?' },
      sessions: [{ id: 'x' }],
    },
  );
  expect(aFile(whole)).toEqual(
    anExport({ plans: [{ id: ID, copyOf: null, value: { createdAt, ...PLAN } }] }),
  );
});

test('a file of the previous release is converted to the current format', () => {
  const { id, ...value } = MEASURE;
  const deleted = { ...anExportOfVersion1().plans[0], id: MEASURE.id, deletedAt: createdAt };
  const plans = [...anExportOfVersion1().plans, deleted];
  expect(aFile(anExportOfVersion1({ plans, measures: [MEASURE] }))).toEqual(
    anExport({
      plans: [
        { id: ID, value: { createdAt, ...PLAN } },
        { id: MEASURE.id, value: null },
      ],
      measures: [{ id, value }],
    }),
  );
});

test('the export signature is sent with the file, even when it is malformed', () => {
  for (const signature of [{ version: 1, accountId: ID, records: [], mac: 'x' }, 'rota', null]) {
    const file = anExport({}, { signature });
    expect(aFile(file)).toEqual(file);
    expect(aFile(anExportOfVersion1({ signature })).signature).toEqual(signature);
  }
});

test('records of an unknown collection are sent unchanged, so that the server can list them', () => {
  const file = anExport({ water: [{ id: ID, value: { litres: 2 } }], __proto__: [] });
  expect(aFile(file)).toEqual(file);
});

test('a new collection is sent without a change to the reader', () => {
  const sets = declareCollection({
    name: 'sets',
    label: { one: 'serie', many: 'series' },
    privacy: { heading: 'Tus series', fields: { reps: 'Repeticiones.' } },
    schema: z.object({ reps: z.number() }),
    stored: z.object({ reps: z.number(), derived: z.number() }),
    limit: 10,
    toRequest: (value) => ({ reps: (value as { reps: number }).reps }),
  });
  const file = anExport({ sets: [{ id: ID, value: { reps: 8, derived: 3 } }] });
  expect(aFile(file, { ...COLLECTIONS, sets })).toEqual(
    anExport({ sets: [{ id: ID, value: { reps: 8 } }] }),
  );
});

test('a record may have any value: the server validates each one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const file = anExport({
        measures: [{ id: ID, value }],
        plans: [{ id: ID, value: { createdAt, plan: { input: value } } }],
      });
      expect(aFile(file)).toHaveProperty('records');
    }),
  );
});

test.each([
  { text: 'hola', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: '', reason: 'Ese archivo no es una exportación de Forja.' },
  { text: '[]', reason: 'Ese archivo no es una exportación de Forja.' },
  {
    text: '{"format":"hevy","version":1,"plans":[]}',
    reason: 'Ese archivo no es una exportación de Forja.',
  },
  {
    text: JSON.stringify(anExportOfVersion1({ plans: 'ninguno' })),
    reason: 'Ese archivo no es una exportación de Forja.',
  },
  { text: JSON.stringify(anExport([])), reason: 'Ese archivo no es una exportación de Forja.' },
  {
    text: JSON.stringify(anExport({}, { version: 3 })),
    reason: 'Ese archivo es de otra versión de Forja.',
  },
])('$reason', ({ text, reason }) => {
  expect(readExportFile(text)).toEqual({ reason });
});

test('no file makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readExportFile(text);
      if ('reason' in read) expect(read.reason).toMatch(/\S/);
    }),
  );
});
