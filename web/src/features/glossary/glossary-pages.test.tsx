import { publicRegimen } from '@forja/domain/curve/reference-regimens.data';
import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { Compound } from '@forja/domain/compounds/compound';
import { COMPOUNDS } from '@forja/domain/compounds/compounds.data';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { entrySlug } from '@forja/domain/glossary/entry-slug';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { allStatements } from '@forja/domain/compounds/all-statements.fixture';
import { evidenceSummary } from '@forja/domain/evidence/evidence-summary';
import { source } from '@forja/domain/evidence/sources';
import { AN_AMOUNT } from '@forja/domain/compounds/never-said.fixture';
import { expectCareful, readText } from '../../shared/evidence/never-said.fixture.ts';
import { compoundAddresses } from './compound-addresses.ts';
import { CompoundPage } from './compound-page.tsx';
import { GlossaryPage } from './glossary-page.tsx';

const ADDRESSES = ['/glosario', ...compoundAddresses.map(({ path }) => path)];

const pages = new Map<string, Promise<string>>();

/** Each page is rendered once: no test changes one. */
function readPage(address: string): Promise<string> {
  const page = pages.get(address) ?? makePage(address);
  pages.set(address, page);
  return page;
}

async function makePage(address: string): Promise<string> {
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
  // One chunk, as in the build: lazy parts are included.
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

test.each(ADDRESSES)('%s makes no banned claim and says whom to call', async (address) => {
  expectCareful(await readPage(address));
});

const CURVE = 'Cómo sube y baja en la sangre';

const open = (compound: Compound) => readPage(`/glosario/${entrySlug(compound)}`);

test.each(COMPOUNDS)('$id has an amount only with a verified label', async (compound) => {
  const html = await open(compound);
  const [before = '', dose = ''] = html.split('<dt>Dosis médica</dt>');
  const [medical = '', after = ''] = dose.split('</dd>');
  // A journal may share its name with a figure.
  const sourcesAt = after.indexOf('Fuentes</h2>');
  const curveAt = after.indexOf(`${CURVE}</h2>`);
  const unknownsAt = after.indexOf('Qué no sabemos</h2>');
  const curve = curveAt === -1 ? '' : after.slice(curveAt, unknownsAt);
  expect(readText(before + after.slice(0, sourcesAt).replace(curve, ''))).not.toMatch(AN_AMOUNT);
  if (AN_AMOUNT.test(readText(curve))) expect(readText(curve)).toContain(DISCLAIMERS.medicalDoses);
  if (compound.refDose === 'V') {
    expect(medical).toContain('dosis médica para esa enfermedad: no es una guía');
    for (const { indication, agency } of compound.medicalDoses)
      for (const part of [indication, agency]) expect(readText(medical)).toContain(part);
  } else expect(readText(medical)).toContain(NO_DOSE_TEXT);
});

test.each(COMPOUNDS)(
  'the page of $id shows the compound last, after harms and care',
  async (compound) => {
    const text = readText((await open(compound)).replace(/<aside.*<\/aside>/s, ''));
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

test.each(COMPOUNDS)(
  'the page of $id names author, year and kind of study beside each cited sentence',
  async (compound) => {
    const text = readText(await open(compound));
    for (const { text: sentence, sources } of allStatements(compound)) {
      const [first] = sources;
      if (first === undefined) continue;
      const after = text.slice(text.indexOf(sentence) + sentence.length);
      expect(after.slice(0, 400)).toContain(evidenceSummary(source(first)));
    }
  },
);

test('only drugs with a label and verified kinetics have a curve, after the compound', async () => {
  for (const compound of COMPOUNDS) {
    const text = readText(await open(compound));
    expect(text.includes(CURVE), compound.id).toBe(publicRegimen(compound.id) !== undefined);
  }
});

const withCurve = COMPOUNDS.filter(({ id }) => publicRegimen(id));

test.each(withCurve)('the curve of $id has a text version with every caveat', async (compound) => {
  const html = await open(compound);
  const section = html.slice(html.indexOf(`${CURVE}</h2>`), html.indexOf('Qué no sabemos</h2>'));
  const text = readText(section);
  expect(text).toContain(publicRegimen(compound.id)?.text);
  for (const caveat of [
    DISCLAIMERS.curve,
    'varía un 44 %',
    'En un frasco sin registro nadie sabe cuánto hay.',
    'no sirve para elegir una dosis',
  ])
    expect(text).toContain(caveat);
  expect(text.includes('El aceite, el volumen')).toBe(compound.route.includes('inyectable'));
  expect(text).toMatch(/La banda llega a [\d.]+ (?:ng\/dL|% del máximo)\./);
  const table = /<table.*<\/table>/s.exec(section)?.[0] ?? '';
  expect(table.match(/<tr>/g)?.length).toBeGreaterThan(20);
  expect(readText(table)).toMatch(/ \d+ a \d+ /);
  // The curve has no target line and no input.
  expect(section).not.toMatch(/chart_target|<input|<select/);
});
