import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  describedPages,
  offlineScreens,
  siteDocuments,
  siteRoutes,
} from '../../prerender/screen-views.ts';
import { menus } from './header/navigation.ts';
import type { Screen } from './screen-fields.ts';
import { screenRows } from './screens.ts';

const SRC = join(import.meta.dirname, '..');

test('every screen appears once, with its title', () => {
  const paths = screenRows.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, title } of screenRows) expect(title.trim(), path).not.toBe('');
});

test('every page has a screen', () => {
  const files = globSync('{app,features,site}/**/*-page.tsx', { cwd: SRC }).map((file) =>
    basename(file, '.tsx'),
  );
  const inTable = new Set(
    screenRows.flatMap(({ page, document }) =>
      [page, document?.page].map((each) => toKebab(each?.component)),
    ),
  );
  const exceptions = ['no-signal-page', 'withdrawal-page'];
  expect(files.filter((file) => !inTable.has(file) && !exceptions.includes(file))).toEqual([]);
});

const toKebab = (name = ''): string =>
  name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

test('every offline screen has an address or an example of it', () => {
  for (const { path, offline } of screenRows.filter((screen) => screen.offline)) {
    const address = offline?.example ?? path;
    expect(address).toMatch(new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/$]+')}$`));
  }
  expect(offlineScreens.map(({ path }) => path)).toContain('/mis-planes/0/ficha-clinica');
});

test('every indexed page has a description', async () => {
  const listedScreens = screenRows.filter(
    ({ document, access }) =>
      access !== 'arrival' && document && !document.noindex && !document.canonical,
  );
  expect(
    listedScreens
      .filter(({ document }) => !document?.description && !document?.addresses)
      .map(({ path }) => path),
  ).toEqual([]);
  const addresses = await Promise.all(
    listedScreens.map(async ({ path, document }) => (await document?.addresses?.()) ?? [{ path }]),
  );
  expect((await siteRoutes()).indexed).toEqual(addresses.flat().map(({ path }) => path));
});

test('pages readable without an account have a document, and only those', () => {
  const withDocument = screenRows.filter(({ document }) => document).map(({ path }) => path);
  expect(withDocument).toEqual(
    screenRows
      .filter(({ access }) => access === 'public' || access === 'gated')
      .map(({ path }) => path),
  );
});

test('every address of a page with parameters has its own title and description', async () => {
  const addresses = (
    await Promise.all(screenRows.map(async ({ document }) => (await document?.addresses?.()) ?? []))
  ).flat();
  expect(addresses.length).toBeGreaterThan(0);
  for (const { path, title, description } of addresses) {
    expect(
      addresses.filter((other) => other.title === title),
      path,
    ).toHaveLength(1);
    expect(
      addresses.filter((other) => other.description === description),
      path,
    ).toHaveLength(1);
    expect(title.length, path).toBeLessThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(200);
  }
});

test('a page with two addresses lists one', async () => {
  const { canonical, indexed } = await siteRoutes();
  expect(canonical).toEqual({ '/work-with-us': '/trabaja-con-nosotros' });
  for (const listed of Object.values(canonical)) expect(indexed).toContain(listed);
});

test('indexed pages have unique titles and descriptions', async () => {
  const { indexed } = await siteRoutes();
  const pages = (await describedPages()).filter(({ path }) => indexed.includes(path));
  for (const key of ['title', 'description'] as const) {
    const texts = pages.map((page) => page[key]);
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      key,
    ).toEqual([]);
  }
});

test('the site lists no administration page', async () => {
  expect(
    JSON.stringify([await siteRoutes(), menus, offlineScreens, await siteDocuments()]),
  ).not.toContain('/admin');
});

test('every parameter of an address belongs to a page', async () => {
  expect((await siteRoutes()).dynamic).toEqual([
    '/ejercicios/*',
    '/entrenamientos/*',
    '/mis-planes/*',
    '/mis-planes/*/ficha-clinica',
    '/mis-rutinas/*',
    '/payment/**',
  ]);
});

test.each([
  {
    menu: 'visitor',
    labels: ['Planes avanzados con y sin química', 'Precios', 'Trabajá con Nosotros'],
  },
  {
    menu: 'tools',
    labels: [
      'Generar plan',
      'Mis planes',
      'Glosario',
      'Evaluación',
      'Mi rutina',
      'Calculadora',
      'Medidas',
    ],
  },
  {
    menu: 'header',
    labels: [
      'Generar plan',
      'Glosario',
      'Mis planes',
      'Mis rutinas',
      'Calculadora',
      'Medidas',
      'Evaluación',
    ],
  },
  { menu: 'account', labels: ['Mi Cuenta', 'Trabajá con Nosotros'] },
  { menu: 'thumb', labels: ['Inicio', 'Generar plan', 'Entrenar', 'Mis planes', 'Medidas'] },
] as const)('the menu "$menu" keeps its order', ({ menu, labels }) => {
  const shown = menus[menu]
    .map(({ label }) => label)
    .filter((label) => labels.some((each) => each === label));
  expect(shown).toEqual(labels);
});

test('the header and the menu say that the evaluation is free', () => {
  for (const menu of ['header', 'tools'] as const)
    expect(
      menus[menu].filter(({ badge }) => badge).map(({ label, badge }) => [label, badge]),
    ).toEqual([['Evaluación', 'GRATIS']]);
});

test('header entries have an icon, and the bottom navigation has five', () => {
  for (const menu of ['visitor', 'tools', 'account', 'thumb'] as const)
    for (const { to, icon } of menus[menu]) expect(icon, to).toBeTruthy();
  expect(menus.thumb.length).toBeLessThanOrEqual(5);
});

test('the footer has the links that the law requires', () => {
  expect(menus.footer.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/arrepentimiento', '/baja', '/terminos', '/privacidad']),
  );
});

test('the footer links to the tools of care, open to anybody', () => {
  const care = ['/alarma', '/controles', '/dejar-de-usar'];
  expect(menus.footer.map(({ to }) => to)).toEqual(expect.arrayContaining(care));
  for (const screen of screenRows.filter(({ path }) => care.includes(path)))
    expect(screen.access).toBe('public');
});

test('payment, sign-in and help pages invite nobody to pay', () => {
  const listCalm = (kind: Screen['calm']) =>
    screenRows.filter(({ calm }) => calm === kind).map(({ path }) => path);
  expect(listCalm('urgent')).toEqual(['/alarma']);
  expect(listCalm('fully')).toEqual([
    '/dejar-de-usar',
    '/suscripcion',
    '/callback',
    '/payment/$',
    '/membership-activated',
  ]);
  expect(listCalm('noWindow')).toEqual([
    '/abrir',
    '/auth',
    '/verificar-correo',
    '/recuperar-acceso',
    '/cartas',
  ]);
});
