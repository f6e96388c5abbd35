import type { Finding } from '../clinical/findings.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { ExpenditureMeasurement } from '../person/plan-input.ts';
import { compareExpenditures } from './compare-expenditures.ts';
import { findExpenditureExclusion } from './expenditure-exclusion.ts';
import { EXPENDITURE_SOURCES, isPossibleExpenditure, LEAST_SHARE } from './measured-expenditure.ts';

/** Forja's rules: records have half the weight and move the result in small steps. */
const ADJUSTMENT = {
  measuredShare: 0.5,
  largestStepKcal: 150,
  largestShare: 0.25,
} as const;

/** kcal per day: the formula, unless the measurement is outside its own error. */
export function adjustExpenditure(
  { formula, resting }: { formula: Traced; resting: Pick<Traced, 'value'> },
  measurement: ExpenditureMeasurement | undefined,
  findings: ReadonlySet<Finding>,
): Traced {
  if (measurement === undefined || findExpenditureExclusion(findings)) return formula;
  const { kcal, standardErrorKcal, previousKcal } = measurement;
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
