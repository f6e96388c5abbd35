import { expect, test } from 'vitest';
import { waterDayId } from './water-day.ts';

test('each day has its own record, identified by a UUID', () => {
  expect(waterDayId('2026-11-25')).toBe('7a1c3a4e-5d0f-4c55-9a58-000020261125');
  expect(waterDayId('2026-11-26')).not.toBe(waterDayId('2026-11-25'));
});
