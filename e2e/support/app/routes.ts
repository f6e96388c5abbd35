import { readFileSync } from 'node:fs';
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

// The build writes it; a page joins these lists the day it exists.
const { static: builtRoutes }: { static: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../web/dist/routes.json'), 'utf8'),
);

export const gatedRoutes = GATED.filter((path) => builtRoutes.includes(path));
export const personalRoutes = PERSONAL.filter((path) => builtRoutes.includes(path));
