import { expect, test } from 'vitest';
import { writeMeasuresCsv } from './measures-csv.ts';

const FIELDS = [
  { field: 'weightKg', label: 'Peso', unit: 'kg' },
  { field: 'waistCm', label: 'Cintura', unit: 'cm' },
  { field: 'systolic', label: 'Presión máxima', unit: 'mmHg' },
] as const;

test('each measure is a row with decimal commas, oldest first, with empty cells for missing figures', () => {
  const measures = [
    { takenOn: '2026-11-21', weightKg: 78.45, waistCm: 82 },
    { takenOn: '2026-11-20', bloodPressure: { systolic: 120, diastolic: 80 } },
  ];
  expect(writeMeasuresCsv(measures, FIELDS)).toBe(
    '\uFEFFFecha;Peso (kg);Cintura (cm);Presión máxima (mmHg)\r\n' +
      '2026-11-20;;;120\r\n' +
      '2026-11-21;78,45;82;\r\n',
  );
});
