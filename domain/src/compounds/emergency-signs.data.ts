import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';

const CALL = '107 o 911, o la guardia más cercana.';

/** Harm found by its sources; how it is noticed is judgement. */
const sign = (code: string, text: string, ...sources: SourceKey[]): Notice => ({
  code: `emergency-${code}`,
  severity: 'stop',
  text,
  basis: 'expert_judgement',
  sources,
});

/** Sign described by its sources. */
const citedSign = (code: string, text: string, ...sources: [SourceKey, ...SourceKey[]]): Notice => ({
  ...sign(code, text, ...sources),
  basis: 'source',
});

/** Signs without the call, for a screen that prints it once. */
export const WARNING_SIGNS: readonly Notice[] = [
  sign('chest', 'Dolor de pecho, falta de aire, desmayo o palpitaciones', 'r9'),
  sign('stroke', 'Cara torcida, un brazo sin fuerza o dificultad para hablar de golpe', 'l49'),
  citedSign('oil-embolism', 'Tos, falta de aire o mareo enseguida de una inyección oleosa', 'l3'),
  sign('leg-clot', 'Una sola pierna hinchada o dolorida', 'r9'),
  citedSign('blood-pressure', 'Presión de 180/120 o más con cualquier síntoma (sin síntomas, repetila a los 5 minutos)', 'm11'),
  citedSign('liver', 'Piel u ojos amarillos, orina oscura o dolor muy fuerte debajo de las costillas derechas', 'r17', 'l10'),
  sign('infection', 'Fiebre con una zona de inyección caliente que crece', 's3'),
  sign('overheating', 'Mucha temperatura y sudor después de un "quemador de grasa"', 'l23'),
  sign('low-glucose', 'Confusión, sudor o temblor después de insulina (azúcar por boca si está despierto)', 'l35'),
  sign('potassium', 'Debilidad o calambres fuertes después de un diurético', 'l40'),
  sign('priapism', 'Erección dolorosa que no cede'),
  sign('suicide', 'Ideas de hacerte daño', 'r2', 'r29'),
];

export const LINE_141: Notice = {
    code: 'line-141',
    severity: 'info',
    text: 'SEDRONAR, línea 141: gratuita, anónima, las 24 horas, todos los días, para hablar de consumo. Podés contarle todo a tu médico: lo que digas es confidencial (Ley 26.529).',
    basis: 'source',
    sources: ['a1', 'a8'],
};

/** Shown before anything about compounds, and offline. */
export const EMERGENCY_SIGNS: readonly Notice[] = [
  ...WARNING_SIGNS.map((each) => ({ ...each, text: `${each.text}: ${CALL}` })),
  LINE_141,
];
