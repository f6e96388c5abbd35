import { HAEMATOCRIT_LIMIT_TREATED } from '../care/high-haematocrit.data.ts';
import type { CheckUp } from './check-up.ts';
import type { Situation } from './monitoring-situation.ts';

type TreatmentTest = CheckUp['tests'][number] & { readonly applies?: (situation: Situation) => boolean };

/** Visit tests under prescribed testosterone: clinical guideline and its monitoring card. */
export const TREATMENT_TESTS: readonly TreatmentTest[] = [
  {
    name: 'Hematocrito',
    sources: ['m1', 'm3', 'r10'],
    basis: 'source',
    consultSoon: 'más de 48 % (más de 50 % en la altura)',
    consultToday: HAEMATOCRIT_LIMIT_TREATED,
  },
  { name: 'Testosterona total', sources: ['r10'], basis: 'source' },
  { name: 'Cómo te sentís, efectos adversos y si la venís usando como te la indicaron', sources: ['r10'], basis: 'source' },
  {
    name: 'PSA',
    sources: ['r10'],
    basis: 'source',
    consultSoon: 'el primer año, más de 1,4 ng/mL sobre el de base, confirmado (fuente secundaria)',
    consultToday: 'más de 4 ng/mL',
    applies: ({ ageYears }) => ageYears >= 40,
  },
  {
    name: 'Presión en casa',
    sources: ['l49', 'm11'],
    basis: 'expert_judgement',
    consultSoon: '130/80 o más, repetida',
    consultToday: '160/100 o más; 180/120 o más es una urgencia',
  },
];
