import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findDescription,
  offlineScreens,
  prerenderedScreens,
  siteRoutes,
} from '../../prerender/screen-views.ts';
import { menus } from './header/navigation.ts';
import { pageSearches } from './routes/page-searches.ts';
import type { Screen } from './screen-fields.ts';
import { screens } from './screens.ts';

const SRC = join(import.meta.dirname, '..');
const all: readonly Screen[] = screens;

test('every screen is there once, with its title', () => {
  const paths = all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, title } of all) expect(title.trim(), path).not.toBe('');
});

test.each(all)('the page of $path is where the table says', ({ page, laterParts = [] }) => {
  const [file = '', name = ''] = page.split('#');
  expect(readFileSync(join(SRC, file), 'utf8')).toMatch(
    new RegExp(`export (?:const|function) ${name}\\b`),
  );
  for (const part of laterParts) expect(existsSync(join(SRC, part)), part).toBe(true);
});

test('every page of the site has its screen', () => {
  const files = globSync('{app,features,site}/**/*-page.tsx', { cwd: SRC });
  const inTable = new Set(all.map(({ page }) => page.replace(/#.*/, '')));
  expect(files.filter((file) => !inTable.has(file))).toEqual([]);
});

test('what opens without signal is a screen: its own address, or an example of it', () => {
  for (const { path, offline } of all.filter((screen) => screen.offline)) {
    const address = offline?.example ?? path;
    expect(address).toMatch(new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/$]+')}$`));
  }
  expect(offlineScreens().map(({ path }) => path)).toContain('/mis-planes/0/ficha-clinica');
});

test('a page that can be found says what it is about', () => {
  const isPublic = ({ frame, noindex, canonical }: Screen) =>
    frame !== 'personalPage' && frame !== 'adminPage' && !noindex && !canonical;
  expect(
    all
      .filter((screen) => isPublic(screen) && !screen.description && !screen.addresses)
      .map(({ path }) => path),
  ).toEqual([]);
  expect(siteRoutes().indexed).toEqual(
    all
      .filter(isPublic)
      .flatMap(({ path, addresses }) => addresses?.map((address) => address.path) ?? [path]),
  );
});

test('every address of a page with parameters has its own title and description', () => {
  const addresses = all.flatMap((screen) => screen.addresses ?? []);
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

test('a page with two addresses lists one, and both say the same', () => {
  const { canonical, indexed } = siteRoutes();
  expect(canonical).toEqual({ '/work-with-us': '/trabaja-con-nosotros' });
  for (const [path, listed] of Object.entries(canonical)) {
    expect(indexed).toContain(listed);
    expect(findDescription(path)).toEqual(findDescription(listed));
    expect(findDescription(path)).toBeTruthy();
  }
});

test('no two pages that can be found have one title or one description', () => {
  const found = all.filter(({ path }) => siteRoutes().indexed.includes(path));
  for (const key of ['title', 'description'] as const) {
    const texts = found.map((screen) => screen[key]);
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      key,
    ).toEqual([]);
  }
});

test('of the pages of administrators the site tells nothing', () => {
  expect(
    JSON.stringify([siteRoutes(), menus, offlineScreens(), prerenderedScreens()]),
  ).not.toContain('/admin');
});

test('every parameter of an address has its place', () => {
  expect(siteRoutes().dynamic).toEqual([
    '/ejercicios/*',
    '/entrenamientos/*',
    '/mis-planes/*',
    '/mis-planes/*/ficha-clinica',
    '/mis-rutinas/*',
    '/payment/**',
  ]);
});

/** In the order of the product. The menu of tools has more of them in between. */
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

test('the evaluation says in the header and in the menu that it is free', () => {
  for (const menu of ['header', 'tools'] as const)
    expect(
      menus[menu].filter(({ badge }) => badge).map(({ label, badge }) => [label, badge]),
    ).toEqual([['Evaluación', 'GRATIS']]);
});

test('the entries of the header have an icon, and five fit under the thumb', () => {
  for (const menu of ['visitor', 'tools', 'account', 'thumb'] as const)
    for (const { to, icon } of menus[menu]) expect(icon, to).toBeTruthy();
  expect(menus.thumb.length).toBeLessThanOrEqual(5);
});

test('the footer leads to what the law asks for', () => {
  expect(menus.footer.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/arrepentimiento', '/baja', '/terminos', '/privacidad']),
  );
});

test('the footer leads to the tools of care, open to anybody', () => {
  const care = ['/alarma', '/controles', '/dejar-de-usar'];
  expect(menus.footer.map(({ to }) => to)).toEqual(expect.arrayContaining(care));
  for (const screen of all.filter(({ path }) => care.includes(path)))
    expect(screen.frame).toBe('readingPage');
});

test('nobody is invited to pay while they pay, enter or ask for help', () => {
  const thoseOf = (kind: Screen['undisturbed']) =>
    all.filter(({ undisturbed }) => undisturbed === kind).map(({ path }) => path);
  expect(thoseOf('fully')).toEqual([
    '/alarma',
    '/dejar-de-usar',
    '/suscripcion',
    '/callback',
    '/payment/$',
    '/membership-activated',
  ]);
  expect(thoseOf('noWindow')).toEqual([
    '/abrir',
    '/auth',
    '/verificar-correo',
    '/recuperar-acceso',
    '/cartas',
  ]);
});

const EVERY_PARAMETER = { modo: 'registro', next: '/', ref: 'x', paso: 1, comparar: 'x', c: 'x' };
/** Read once the page answers: the document is the same with them. */
const LATER_PARAMETERS = ['next', 'ref'];

test.each(all.filter(({ path, prerendered }) => prerendered === 'whole' && path in pageSearches))(
  'the document of $path is not taken for that of an address with another first screen',
  ({ path, firstParameters = [] }) => {
    const searches: Record<string, (search: typeof EVERY_PARAMETER) => object> = pageSearches;
    const parameters = Object.keys(searches[path]?.(EVERY_PARAMETER) ?? {});
    expect(parameters.filter((name) => !LATER_PARAMETERS.includes(name))).toEqual(firstParameters);
  },
);
