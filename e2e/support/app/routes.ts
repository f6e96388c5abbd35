import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that the specification gates: read by a visitor, used by an account. */
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
/** The pages of one person: a visitor signs in first. */
const PERSONAL = ['/mis-planes', '/mis-rutinas', '/mi-cuenta', '/evaluacion-integral'];

const BUILT_ROUTES = join(import.meta.dirname, '../../../web/dist/routes.json');
// The build writes it; a page joins these lists the day it exists. Without a build nothing runs, and journeys are only listed.
const builtRoutes = existsSync(BUILT_ROUTES)
  ? (JSON.parse(readFileSync(BUILT_ROUTES, 'utf8')) as { static: string[] }).static // the build of this commit wrote it
  : [...GATED, ...PERSONAL];

export const gatedRoutes = GATED.filter((path) => builtRoutes.includes(path));
export const personalRoutes = PERSONAL.filter((path) => builtRoutes.includes(path));
