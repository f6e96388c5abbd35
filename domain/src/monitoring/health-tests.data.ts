import type { Finding } from '../clinical/findings.ts';
import type { CheckUp } from './check-up.ts';

type HealthTest = CheckUp['tests'][number] & {
  readonly when: readonly Finding[];
  /** True if the check-ups for compounds include it. */
  readonly withinThoseOfCompounds?: true;
};

/** Pre-start tests required by health. Only those in the evidence, to avoid needless testing. */
export const HEALTH_TESTS: readonly HealthTest[] = [
  {
    when: ['hypertension'],
    withinThoseOfCompounds: true,
    name: 'Presión en casa',
    sources: ['m11'],
    basis: 'expert_judgement',
    consultSoon: '130/80 o más, repetida',
    stopNow: '160/100 o más; 180/120 o más es una urgencia',
  },
  {
    when: ['kidney_disease'],
    name: 'Potasio, fósforo, filtrado y albúmina en orina, con tu nefrólogo',
    sources: ['kdigo2024'],
    basis: 'forja_rule',
  },
  {
    // Either may hide an undiagnosed kidney disease.
    when: ['diabetes', 'hypertension'],
    withinThoseOfCompounds: true,
    name: 'Riñón: filtrado y albúmina en orina, si no los tenés del último año',
    sources: ['kdigo2024'],
    basis: 'forja_rule',
    consultSoon: 'filtrado menor de 60 o albúmina en la orina',
  },
  {
    when: ['diabetes'],
    withinThoseOfCompounds: true,
    name: 'Glucosa y HbA1c, con tu médico',
    sources: [],
    basis: 'forja_rule',
  },
  {
    when: ['diabetes'],
    name: 'Fondo de ojo, antes de entrenar pesado',
    sources: ['paluch2024'],
    basis: 'source',
    stopNow: 'retinopatía proliferativa activa, o no proliferativa moderada o grave: sin cargas altas',
  },
  {
    when: ['heart_disease'],
    name: 'Consulta con tu cardiólogo',
    sources: ['riebe2015'],
    basis: 'forja_rule',
  },
  {
    when: ['anticoagulant'],
    name: 'RIN, si tomás warfarina o acenocumarol: antes de cambiar la comida y a las semanas de hacerlo',
    sources: ['violi2016'],
    basis: 'forja_rule',
  },
  {
    when: ['high_haematocrit'],
    withinThoseOfCompounds: true,
    name: 'Hematocrito, repetido',
    sources: [],
    basis: 'expert_judgement',
    stopNow: 'más de 54 %',
  },
  {
    when: ['raised_transaminases', 'jaundice_or_dark_urine'],
    withinThoseOfCompounds: true,
    name: 'ALT, AST, CK y bilirrubina',
    sources: ['m10b'],
    basis: 'expert_judgement',
    consultSoon: 'más de 2 veces el límite con CK normal',
    stopNow: 'más de 3 veces el límite; si además la bilirrubina pasa 2 veces el límite, es una urgencia',
  },
  {
    when: ['raised_psa'],
    name: 'PSA, con un urólogo',
    sources: [],
    basis: 'expert_judgement',
  },
];
