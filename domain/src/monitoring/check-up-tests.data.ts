import type { CheckUp } from './check-up.ts';
import type { Situation } from './monitoring-situation.ts';

export const MOMENTS = ['baseline', 'early', 'middle', 'end', 'after_3_months', 'after_12_months'] as const;
export type Moment = (typeof MOMENTS)[number];

type TestRule = CheckUp['tests'][number] & {
  readonly moments: readonly Moment[];
  /** Absent: everybody. */
  readonly applies?: (situation: Situation) => boolean;
  /** Spanish condition, for a calendar without personal data. */
  readonly forWhom?: string;
};

const ALWAYS: readonly Moment[] = MOMENTS;
const START_AND_END: readonly Moment[] = ['baseline', 'end', 'after_12_months'];
const HORMONES: readonly Moment[] = ['baseline', 'end', 'after_3_months', 'after_12_months'];

export const CHECK_UP_TESTS: readonly TestRule[] = [
  {
    name: 'Presión en casa', moments: ALWAYS, sources: ['l49', 'm8', 'm11'], basis: 'expert_judgement',
    consultSoon: '130/80 o más, repetida', stopNow: '160/100 o más; 180/120 o más es una urgencia',
  },
  {
    name: 'Hematocrito', moments: ALWAYS, sources: ['r10', 'm1', 'm2', 'm3'], basis: 'source',
    consultSoon: 'más de 48 % (más de 50 % en la altura)', stopNow: 'más de 54 %',
  },
  { name: 'Hemoglobina', moments: ALWAYS, sources: ['m5'], basis: 'expert_judgement', consultSoon: 'más de 17,5 g/dL', stopNow: 'más de 18,5 g/dL' },
  {
    name: 'ALT y AST, con CK', moments: ALWAYS, sources: ['m10', 'm10b', 'm5'], basis: 'expert_judgement',
    consultSoon: 'más de 2 veces el límite con CK normal',
    stopNow: 'más de 3 veces el límite; si además la bilirrubina pasa 2 veces el límite, es una urgencia',
  },
  {
    name: 'GGT, fosfatasa alcalina y bilirrubina', moments: ALWAYS, sources: ['r17', 'l38'], basis: 'expert_judgement',
    consultSoon: 'GGT de más de 2 veces el límite', stopNow: 'bilirrubina de más de 2 veces el límite, orina oscura o picazón',
  },
  { name: 'Colesterol LDL', moments: ALWAYS, sources: ['m5', 'm8'], basis: 'expert_judgement', consultSoon: '160 mg/dL o más', stopNow: '190 mg/dL o más' },
  { name: 'Colesterol HDL', moments: ALWAYS, sources: ['l5b', 'r37'], basis: 'expert_judgement', consultSoon: 'menos de 40 mg/dL', stopNow: 'menos de 20 mg/dL' },
  { name: 'ApoB', moments: START_AND_END, sources: [], basis: 'expert_judgement', consultSoon: '120 mg/dL o más', stopNow: '150 mg/dL o más' },
  { name: 'Lp(a), una sola vez', moments: ['baseline'], sources: [], basis: 'expert_judgement' },
  {
    name: 'Riñón: creatinina, cistatina C y albúmina en orina', moments: ALWAYS, sources: ['k1', 'm5'], basis: 'expert_judgement',
    consultSoon: 'filtrado menor de 90 y en baja', stopNow: 'filtrado menor de 60 o proteínas en la orina',
  },
  {
    name: 'Glucosa en ayunas y HbA1c', moments: START_AND_END, sources: [], basis: 'expert_judgement',
    consultSoon: 'glucosa desde 100 mg/dL o HbA1c desde 5,7 %', stopNow: 'glucosa desde 126 mg/dL o HbA1c desde 6,5 %',
    applies: ({ diabetes }) => !diabetes, forWhom: 'sin diabetes',
  },
  {
    name: 'Glucosa y HbA1c, con tu médico', moments: ALWAYS, sources: ['l2'], basis: 'expert_judgement',
    applies: ({ diabetes }) => diabetes, forWhom: 'con diabetes',
  },
  {
    name: 'Testosterona en el valle', moments: ['early'], sources: ['l49'], basis: 'source', applies: ({ testosterone }) => testosterone,
    forWhom: 'si usás testosterona',
  },
  {
    name: 'LH, FSH, testosterona total y SHBG', moments: HORMONES, sources: ['r3', 'r29'], basis: 'expert_judgement',
    consultSoon: 'bajas durante el uso: es lo esperable', stopNow: 'bajas a los 12 meses de dejar, o con síntomas a los 3 meses',
  },
  {
    name: 'Estradiol y prolactina', moments: ['baseline', 'end'], sources: [], basis: 'expert_judgement',
    consultSoon: 'fuera de rango con síntomas en las mamas', stopNow: 'prolactina de más de 3 veces el límite, dolor de cabeza o cambios en la vista',
  },
  {
    name: 'Espermograma', moments: ['after_12_months'], sources: ['r3', 'r23'], basis: 'source', applies: ({ male }) => male, forWhom: 'varones',
  },
  {
    name: 'PSA', moments: START_AND_END, sources: ['r10'], basis: 'source', stopNow: 'más de 4 ng/mL; más de 3 con riesgo alto',
    applies: ({ male, ageYears }) => male && ageYears >= 40, forWhom: 'varones desde los 40 años',
  },
  { name: 'TSH y T4', moments: ['baseline', 'end', 'after_3_months'], sources: ['m5'], basis: 'source', applies: ({ thyroid }) => thyroid, forWhom: 'con hormona tiroidea o enfermedad de la tiroides' },
  {
    name: 'VIH, hepatitis B y hepatitis C', moments: ['baseline', 'after_3_months'], sources: ['s4b', 's2'], basis: 'source',
    stopNow: 'cualquier resultado positivo', applies: ({ injects }) => injects,
    forWhom: 'si algo se inyecta',
  },
  {
    name: 'Test de embarazo', moments: ['baseline', 'early', 'middle', 'end'], sources: ['l44', 'l6'], basis: 'source', stopNow: 'positivo',
    applies: ({ male, ageYears }) => !male && ageYears <= 55, forWhom: 'mujeres hasta los 55 años',
  },
  {
    name: 'Electrocardiograma', moments: ['baseline', 'end'], sources: ['m5'], basis: 'expert_judgement',
    consultSoon: 'cualquier cambio', stopNow: 'arritmia o QT largo',
  },
  {
    name: 'Ecocardiograma', moments: ['baseline', 'after_12_months'], sources: ['m5', 'r5'], basis: 'expert_judgement',
    consultSoon: 'cualquier cambio', stopNow: 'fracción de eyección menor de 50 %', applies: ({ needsEcho }) => needsEcho,
    forWhom: 'con síntomas, enfermedad del corazón o desde 2 años de uso',
  },
  {
    name: 'Ánimo y sueño', moments: ALWAYS, sources: ['r33', 'r2'], basis: 'source',
    consultSoon: 'irritabilidad o insomnio', stopNow: 'euforia que no para, ideas de hacerte daño o de persecución',
  },
];
