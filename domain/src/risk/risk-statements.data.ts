import type { RiskMeter, RiskStatement } from './risk-statement.ts';

type Bars = RiskMeter['bars'];
const sourced = (bars: Bars, text: string): RiskMeter => ({ bars, text, basis: 'source' });
const expert = (bars: Bars, text: string): RiskMeter => ({ bars, text, basis: 'expert_judgement' });

const REGISTER = { ...expert(2, 'Registro: muestra asociación; no dice dosis ni compuesto'), strength: 'C' } as const;
const COHORT = { ...expert(2, 'Seguimiento de usuarios, sin grupo que no usa'), strength: 'C' } as const;
const CROSS_SECTION = { ...expert(2, 'Comparación en un solo momento'), strength: 'C' } as const;
const CASES = { ...expert(1, 'Casos: prueban que pasa, no cuánto'), strength: 'C' } as const;

/** Bars are judgement; figures come from the sources. */
export const RISK_STATEMENTS: readonly RiskStatement[] = [
  {
    id: 'death',
    text: 'En varones sancionados por usar, la mortalidad fue 2,81 veces la de varones comparables en 11 años.',
    severity: expert(4, 'Muerte'),
    likelihood: sourced(2, '2,8 % contra 1 %'),
    reversibility: expert(4, 'No tiene vuelta'),
    certainty: REGISTER,
    sources: ['r8', 'r7'],
  },
  {
    id: 'infarction',
    text: 'Infarto: 3 veces más frecuente (intervalo de 1,67 a 5,39).',
    severity: expert(4, 'Puede matar o dejar insuficiencia cardíaca'),
    likelihood: sourced(3, '3,00 veces'),
    certainty: REGISTER,
    sources: ['r9'],
  },
  {
    id: 'cardiomyopathy',
    text: 'Miocardiopatía: casi 9 veces más frecuente (4,99 a 15,88).',
    severity: expert(4, 'El corazón bombea menos'),
    likelihood: sourced(4, '8,90 veces'),
    certainty: REGISTER,
    sources: ['r9'],
  },
  {
    id: 'thrombosis',
    text: 'Trombosis venosa: 2,42 veces más frecuente (1,54 a 3,80).',
    severity: expert(3, 'Puede llegar al pulmón'),
    likelihood: sourced(2, '2,42 veces'),
    certainty: REGISTER,
    sources: ['r9'],
  },
  {
    id: 'left-ventricle',
    text: 'Durante el uso el corazón bombeó 4,9 puntos menos y creció 28 gramos en promedio; volvió a lo previo unos 8 meses después de dejar.',
    severity: expert(2, 'Sin síntomas en la mayoría'),
    likelihood: sourced(3, 'Promedio de 31 varones'),
    reversibility: sourced(2, 'Volvió en una mediana de 8 meses'),
    certainty: COHORT,
    sources: ['r4'],
  },
  {
    id: 'plaque',
    text: 'Las placas de las arterias del corazón crecen con los años de uso.',
    severity: expert(3, 'Es el camino al infarto'),
    likelihood: sourced(3, '3 mL contra 0 en usuarios de años'),
    certainty: CROSS_SECTION,
    sources: ['r5'],
  },
  {
    id: 'fertility',
    text: 'Espermatozoides: 77 % tuvo menos de 40 millones durante el uso; volver llevó cerca de un año.',
    severity: expert(2, 'Afecta la búsqueda de un hijo'),
    likelihood: sourced(4, '77 %'),
    reversibility: sourced(3, 'Cerca de 1 año'),
    certainty: COHORT,
    sources: ['r3', 'r23'],
  },
  {
    id: 'low-testosterone-after',
    text: 'Años después de dejar, 27,2 % tenía testosterona baja; 27,3 %, disfunción eréctil, y 24,2 %, síntomas de depresión.',
    severity: expert(2, 'Energía, deseo y ánimo'),
    likelihood: sourced(3, '27,2 %'),
    reversibility: sourced(3, 'Seguía en promedio 2,5 años después'),
    certainty: CROSS_SECTION,
    sources: ['r11'],
  },
  {
    id: 'gynaecomastia',
    text: 'Ginecomastia: 19 % en un seguimiento; ya formada, rara vez se va sola.',
    severity: expert(2, 'Dolor o cirugía'),
    likelihood: sourced(2, '19 %'),
    reversibility: sourced(4, 'Poco probable que revierta'),
    certainty: COHORT,
    sources: ['r2', 'r18'],
  },
  {
    id: 'serious-event',
    text: '4 de 100 usuarios tuvieron un evento serio, y todos algún efecto negativo.',
    severity: expert(4, 'Insuficiencia cardíaca, pancreatitis, ideas suicidas, brote de colitis'),
    likelihood: sourced(2, '4 de 100'),
    certainty: COHORT,
    sources: ['r2'],
  },
  {
    id: 'dependence',
    text: '48 de 100 usuarios se describieron como adictos; en otra encuesta, 60,2 % de quienes intentaron dejar no pudo.',
    severity: expert(2, 'Se sigue usando a pesar del daño'),
    likelihood: sourced(3, '48 %'),
    certainty: COHORT,
    sources: ['r1', 'r24'],
  },
  {
    id: 'hypomania',
    text: 'Con testosterona en cantidad alta, 4 % tuvo hipomanía marcada y 12 % leve; no se pudo anticipar en quién.',
    severity: expert(3, 'Decisiones y violencia'),
    likelihood: sourced(2, '4 %'),
    certainty: { ...expert(3, 'Ensayo controlado chico'), strength: 'B' },
    sources: ['r33'],
  },
  {
    id: 'liver-17aa',
    text: 'Los orales 17α-alquilados pueden dar ictericia y, con el tiempo, tumores de hígado.',
    severity: expert(4, 'Puede sangrar o necesitar un trasplante'),
    certainty: { ...expert(3, 'Monografía oficial'), strength: 'A' },
    sources: ['r17'],
  },
  {
    id: 'kidney',
    text: 'Daño renal con proteínas en la orina en fisicoculturistas; uno llegó a la etapa final y hubo recaída al volver a usar.',
    severity: expert(4, 'Puede terminar en diálisis'),
    certainty: CASES,
    sources: ['k1'],
  },
  {
    id: 'virilisation',
    text: 'En mujeres la voz grave fue el cambio más duro, y puede no revertir aunque se deje enseguida.',
    severity: expert(3, 'Cambia la voz y el cuerpo'),
    reversibility: sourced(4, 'Puede ser permanente'),
    certainty: { ...expert(2, 'Entrevistas y advertencias de prospectos'), strength: 'C' },
    sources: ['r16', 'l5b'],
  },
  {
    id: 'market',
    text: '36 % de los productos informales son falsos y 37 % tienen otra calidad o cantidad.',
    likelihood: sourced(3, '36 % y 37 %'),
    certainty: { ...expert(4, 'Metaanálisis de 5.413 muestras'), strength: 'A' },
    sources: ['s1'],
  },
  {
    id: 'blood-borne',
    text: 'Entre quienes se inyectan, 9 % compartió material; 1,5 % tenía VIH y 5 % marcadores de hepatitis C.',
    severity: expert(3, 'Infecciones que se tratan y se evitan'),
    likelihood: sourced(1, '1,5 % y 5 %'),
    certainty: { ...expert(2, 'Encuesta con análisis'), strength: 'C' },
    sources: ['s2'],
  },
  {
    id: 'cancer',
    text: 'Cáncer: no se vio un aumento (1,05 veces; 0,55 a 1,81). El seguimiento es corto y en jóvenes: no descarta nada.',
    severity: expert(4, 'Cáncer'),
    likelihood: sourced(1, 'Sin aumento visto'),
    certainty: { ...expert(1, 'Pocos años de seguimiento'), strength: 'C' },
    sources: ['r34'],
  },
];
