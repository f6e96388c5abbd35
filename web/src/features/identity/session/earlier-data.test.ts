import { expect, test } from 'vitest';
import { earlierKeys, isSavingAPlan } from './earlier-data.ts';

const KEYS = [
  'forja-tema',
  'forja-bienvenida',
  'forja-borrador-plan',
  'forja-resultado-7',
  'forja-pago-pendiente',
  'pwa-install-dismissed',
];

test('plan, result and payment data of the previous person are removed, and device settings stay', () => {
  expect(earlierKeys(KEYS, { keepPlanDraft: false })).toEqual([
    'forja-borrador-plan',
    'forja-resultado-7',
    'forja-pago-pendiente',
  ]);
});

test('a plan that waits for its sign-in is kept', () => {
  expect(earlierKeys(KEYS, { keepPlanDraft: true })).toEqual([
    'forja-resultado-7',
    'forja-pago-pendiente',
  ]);
});

test.each([
  { next: '/generar-plan', saving: true },
  { next: '/generar-plan?paso=plan', saving: true },
  { next: '/generar-planes', saving: false },
  { next: '/mis-planes', saving: false },
  { next: '/', saving: false },
])('coming from $next, saving a plan: $saving', ({ next, saving }) => {
  expect(isSavingAPlan(next)).toBe(saving);
});
