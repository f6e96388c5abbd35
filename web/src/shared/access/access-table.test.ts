import { deleteAccount, exportAccount, importAccount } from '@forja/contract/account-export';
import { COLLECTIONS } from '@forja/contract/collections';
import type { Access, Endpoint } from '@forja/contract/http/endpoint';
import { expect, test } from 'vitest';
import type { Screen } from '../../app/screen-fields.ts';
import { screenRows } from '../../app/screens.ts';
import { landingMessages } from '../../site/landing/landing-rest.messages.ts';
import { ACCESS_TABLE, type AccessRow, freeTexts, memberTexts } from './access-table.messages.ts';

type Proof = { endpoints?: readonly Endpoint[]; screens?: readonly string[] };

const { evaluations, measures, plans } = COLLECTIONS;
const choices = COLLECTIONS['plan-choices'];

const PROOFS: Record<AccessRow['id'], Proof> = {
  glossary: { screens: ['/glosario', '/glosario/$slug'] },
  care: { screens: ['/alarma', '/controles', '/dejar-de-usar'] },
  // Computed in the browser, behind a control that requires an account.
  summary: { screens: ['/generar-plan'] },
  preview: { screens: ['/generar-plan'] },
  'own-data': {
    endpoints: [
      ...Object.values(COLLECTIONS).flatMap(({ list, get }) => [list, get]),
      exportAccount,
      deleteAccount,
    ],
  },
  plans: { endpoints: [plans.put] },
  'plan-choices': { endpoints: [choices.put] },
  evaluations: { endpoints: [evaluations.put], screens: ['/evaluacion-integral'] },
  measures: { endpoints: [measures.put], screens: ['/medidas'] },
  support: { screens: ['/mi-cuenta'] },
};

/** Screens that may show each access. Texts are public, and only their controls are gated. */
const SCREENS: Record<Exclude<Access, 'admin'>, readonly Screen['access'][]> = {
  public: ['public', 'gated'],
  user: ['gated', 'personal'],
  member: ['gated', 'personal'],
};

test.each(ACCESS_TABLE)('the access of "$text" matches its calls and screens', ({ id, access }) => {
  const { endpoints = [], screens: paths = [] } = PROOFS[id];
  expect(endpoints.length + paths.length).toBeGreaterThan(0);
  expect(endpoints.filter((endpoint) => endpoint.access !== access)).toEqual([]);
  const found = screenRows.filter(({ path }) => paths.includes(path));
  expect(found).toHaveLength(paths.length);
  for (const screen of found) expect(SCREENS[access], screen.path).toContain(screen.access);
});

test('importing an export requires a membership, and no list calls it free', () => {
  expect(importAccount.access).toBe('member');
  expect(freeTexts.join()).not.toMatch(/import/i);
});

test('the landing page and the prices list exactly the table', () => {
  expect(landingMessages.price.lists.flatMap(({ items }) => items)).toEqual([
    ...freeTexts,
    ...memberTexts,
  ]);
  expect(freeTexts.length + memberTexts.length).toBe(ACCESS_TABLE.length);
});
