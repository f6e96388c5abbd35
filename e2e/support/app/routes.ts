import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gated pages: visitors read them, accounts use them. */
const GATED = [
  '/generar-plan',
  '/glosario',
  '/mi-rutina',
  '/calculadora',
  '/calculadora/nutrientes',
  '/calculadora/hidratacion',
  '/calculadora/proteinas',
  '/medidas',
];
/** Personal pages, where a visitor signs in first. */
const PERSONAL = ['/mis-planes', '/mis-rutinas', '/mi-cuenta', '/evaluacion-integral'];

const BUILT_ROUTES = join(import.meta.dirname, '../../../web/dist/routes.json');
// the build lists its pages; without a build journeys are only listed
const builtRoutes = existsSync(BUILT_ROUTES)
  ? (JSON.parse(readFileSync(BUILT_ROUTES, 'utf8')) as { static: string[] }).static // written by the build
  : [...GATED, ...PERSONAL];

export const gatedRoutes = GATED.filter((path) => builtRoutes.includes(path));
export const personalRoutes = PERSONAL.filter((path) => builtRoutes.includes(path));
