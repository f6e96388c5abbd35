import type { Finding } from '../clinical/findings.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { ExpenditureMeasurement } from '../person/plan-input.ts';
import { compareExpenditures } from './compare-expenditures.ts';
import { findExpenditureExclusion } from './expenditure-exclusion.ts';
import { EXPENDITURE_SOURCES, isPossibleExpenditure, LEAST_SHARE } from './measured-expenditure.ts';

/** Rules of Forja: half of what four weeks of records say, and steps that a mistake does not make large. */
const ADJUSTMENT = {
  measuredShare: 0.5,
  largestStepKcal: 150,
  largestShare: 0.25,
} as const;

/**
 * The expenditure of a plan, kcal per day: the one of the formula, unless what was measured is outside its own error. Who has
 * a finding with which weight does not tell the expenditure keeps the formula.
 */
export function adjustExpenditure(
  { formula, resting }: { formula: Traced; resting: Pick<Traced, 'value'> },
  measurement: ExpenditureMeasurement | undefined,
  findings: ReadonlySet<Finding>,
): Traced {
  if (measurement === undefined || findExpenditureExclusion(findings)) return formula;
  const { kcal, standardErrorKcal, previousKcal } = measurement;
  // Plans of before may keep a figure that no body has.
  if (!isPossibleExpenditure(kcal, resting)) return formula;
  const { isOutsideMargin } = compareExpenditures(formula, {
    expenditure: { value: kcal },
    standardError: { value: standardErrorKcal },
  });
  if (!isOutsideMargin) return formula;
  return traced(
    {
      rule: 'expenditure.measured',
      title: formula.title,
      unit: formula.unit,
      basis: 'forja_rule',
      sources: EXPENDITURE_SOURCES,
      note: 'Se acerca al gasto según tus registros, que supera su propio error: la mitad de la diferencia, no más de 150 kcal por vez y nunca a más de un cuarto de la fórmula.',
    },
    {
      gastoDeFormula: formula.value,
      gastoMedido: kcal,
      parteDeLoMedido: ADJUSTMENT.measuredShare,
      gastoAnterior: previousKcal,
      pasoMaximo: ADJUSTMENT.largestStepKcal,
      parteMaxima: ADJUSTMENT.largestShare,
      gastoEnReposo: resting.value,
    },
    [
      ['gastoMinimo', `gastoEnReposo * ${LEAST_SHARE}`],
      ['gastoMezclado', 'gastoDeFormula + parteDeLoMedido * (gastoMedido - gastoDeFormula)'],
      [
        'gastoCercano',
        'max(gastoAnterior - pasoMaximo, min(gastoAnterior + pasoMaximo, gastoMezclado))',
      ],
      [
        'gastoTotal',
        'round(max(gastoMinimo, gastoDeFormula * (1 - parteMaxima), min(gastoDeFormula * (1 + parteMaxima), gastoCercano)))',
      ],
    ],
  );
}
