import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { Compound } from '@forja/domain/compounds/compound';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { entrySlug } from '@forja/domain/glossary/entry-slug';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AN_AMOUNT, expectCareful, readText } from '../../shared/evidence/never-said.fixture.ts';
import { compoundAddresses } from './compound-addresses.ts';
import { CompoundPage } from './compound-page.tsx';
import { GlossaryPage } from './glossary-page.tsx';

const ADDRESSES = ['/glosario', ...compoundAddresses.map(({ path }) => path)];

async function readPage(address: string): Promise<string> {
  const root = createRootRoute();
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/glosario', GlossaryPage),
      at('/glosario/$slug', CompoundPage),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each(ADDRESSES)('%s says nothing of what is never said, and whom to call', async (address) => {
  expectCareful(await readPage(address));
});

const open = (compound: Compound) => readPage(`/glosario/${entrySlug(compound)}`);

test.each(COMPOUNDS)('$id has an amount only where a label was read', async (compound) => {
  const html = await open(compound);
  const [before = '', dose = ''] = html.split('<dt>Dosis médica</dt>');
  const [medical = '', after = ''] = dose.split('</dd>');
  // The journal of a source may be named after a figure.
  const sourcesAt = after.indexOf('Fuentes</h2>');
  expect(readText(before + after.slice(0, sourcesAt))).not.toMatch(AN_AMOUNT);
  if (compound.refDose === 'V') {
    expect(medical).toContain('dosis médica para esa enfermedad: no es una guía');
    for (const { indication, agency } of compound.medicalDoses)
      for (const part of [indication, agency]) expect(readText(medical)).toContain(part);
  } else expect(readText(medical)).toContain(NO_DOSE_TEXT);
});

test.each(COMPOUNDS)(
  '$id is read in the order of care: the compound comes last',
  async (compound) => {
    const text = readText(await open(compound));
    const titles = [
      'Cortá y consultá ya',
      'Riesgo y por qué',
      'Qué lo bajaría',
      'Qué controlar',
      'El compuesto',
      'Qué no sabemos',
      'Fuentes',
    ];
    const places = titles.map((title) => text.indexOf(`${title} `));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const statement of [
      compound.description,
      compound.mechanism,
      compound.benefitsSought,
      ...compound.sideEffects,
      ...compound.warnings,
      ...compound.studies,
      ...compound.interactions,
      ...compound.legal,
    ])
      expect(text).toContain(statement.text);
    expect(text).toContain(compound.route);
    expect(text).toContain(compound.objective);
  },
);
