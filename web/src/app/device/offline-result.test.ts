import { expect, test } from 'vitest';
import { type OfflineFacts, offlineResult } from './offline-result.ts';

const report = (
  more: Partial<Extract<OfflineFacts['answer'], { kind: 'report' }>['report']> = {},
) => ({
  kind: 'report' as const,
  report: {
    screens: [
      { path: '/medidas', missing: [] },
      { path: '/algo-nuevo', missing: [] },
    ],
    missing: [],
    ...more,
  },
});
const facts = (more: Partial<OfflineFacts> = {}): OfflineFacts => ({
  answer: report(),
  recordCount: 3,
  membership: { hasMembership: true, pass: 'active' },
  ...more,
});

test('a complete copy needs no action', () => {
  const { tried, advice, canBring } = offlineResult(facts());
  expect(tried.map(({ name, opens }) => [name, opens])).toEqual([
    ['Medidas', true],
    ['/algo-nuevo', true],
    ['Planes, tablas y letras', true],
    ['Lo que cargaste', true],
    ['Tu membresía', true],
  ]);
  expect([advice, canBring]).toEqual([[], false]);
});

test('a screen without some files shows their number, and they can be downloaded', () => {
  const screens = [{ path: '/medidas', missing: ['/a.js', '/b.js'] }];
  const { tried, advice, canBring } = offlineResult(
    facts({ answer: report({ screens, missing: ['/a.js', '/b.js', '/c.js'] }) }),
  );
  expect(tried[0]).toEqual({ name: 'Medidas', opens: false, words: 'No abre: faltan 2 archivos' });
  expect(tried[1]).toMatchObject({ opens: false, words: 'Falta 1 archivo' });
  expect(advice).toEqual([expect.stringContaining('Bajar lo que falta')]);
  expect(canBring).toBe(true);
});

test.each(['no-worker', 'not-yet', 'no-answer'] as const)(
  'a browser with the report %s gets advice',
  (kind) => {
    const { advice, canBring } = offlineResult(facts({ answer: { kind } }));
    expect(advice).toHaveLength(1);
    expect(canBring).toBe(false);
  },
);

test('missing screens and an unrecognised membership are reported, the latter to members only', () => {
  const failing = offlineResult(
    facts({ recordCount: undefined, membership: { hasMembership: true, pass: 'none' } }),
  );
  expect(failing.tried.filter(({ opens }) => !opens).map(({ name }) => name)).toEqual([
    'Lo que cargaste',
    'Tu membresía',
  ]);
  expect(failing.advice).toHaveLength(2);
  const none = offlineResult(
    facts({ recordCount: 0, membership: { hasMembership: false, pass: 'none' } }),
  );
  expect(none.tried.map(({ name }) => name)).not.toContain('Tu membresía');
  expect(none.advice).toEqual([]);
});
