import { WARNING_SIGNS } from '../compounds/emergency-signs.data.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';

/** Works about compound users are no source for general signs. */
const sign = (code: string, text: string, ...sources: SourceKey[]): Notice => ({
  code: `alarm-${code}`,
  severity: 'stop',
  text,
  basis: sources.length > 0 ? 'source' : 'forja_rule',
  sources,
});

/** Signs without a source are Forja's rule. */
export const ALARM_SIGNS: readonly Notice[] = [
  sign('chest', 'Dolor o presión en el pecho, el brazo o la mandíbula'),
  sign('breath', 'Falta de aire que no corresponde al esfuerzo'),
  sign('faint', 'Desmayo, o sentir que te vas a desmayar'),
  sign('heartbeat', 'Palpitaciones o latidos irregulares'),
  sign('headache', 'Dolor de cabeza muy fuerte y de golpe'),
  sign('one-side', 'Cara torcida, un lado del cuerpo sin fuerza o dificultad para hablar, de golpe'),
  sign('vision', 'Dejar de ver, de uno o de los dos ojos'),
  sign('leg', 'Una sola pierna hinchada o dolorida'),
  sign('confusion', 'Confusión'),
  sign(
    'blood-pressure',
    'Presión de 180/120 o más con dolor de pecho o de espalda, falta de aire, debilidad, cambios en la vista o dificultad para hablar',
    'm11',
  ),
  sign('liver', 'Piel u ojos amarillos, orina oscura o dolor muy fuerte debajo de las costillas derechas'),
  sign('suicide', 'Ideas de hacerte daño'),
];

export const GENERAL_SIGN_CODES: ReadonlyMap<string, string> = new Map([
  ['emergency-chest', 'alarm-chest'],
  ['emergency-stroke', 'alarm-one-side'],
  ['emergency-leg-clot', 'alarm-leg'],
  ['emergency-blood-pressure', 'alarm-blood-pressure'],
  ['emergency-liver', 'alarm-liver'],
  ['emergency-suicide', 'alarm-suicide'],
]);

export const SUBSTANCE_ALARM_SIGNS: readonly Notice[] = WARNING_SIGNS.filter(
  ({ code }) => !GENERAL_SIGN_CODES.has(code),
);
