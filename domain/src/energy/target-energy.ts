import { isOldestOrFrail } from '../clinical/medical-decisions.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { readFormulaExpenditure } from '../expenditure/describe-measurement.ts';
import type { Goal } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';
import type { EnergyChange } from './energy-guards.ts';
import { FASTEST, fatOfModel, KCAL_PER_KG_LOST } from '../weight-change/weight-change.ts';
import {
  deficitPercent,
  largestDeficitPercent,
  surplusPercent,
  weeklyLossCapPercent,
} from './goal-rates.ts';

/** kcal per day. */
export const ENERGY_FLOOR_KCAL = { female: 1200, male: 1500 } as const;

export type Expenditures = {
  readonly expenditure: Traced;
  readonly exercise: Traced;
  readonly lean: Traced | undefined;
};

const SURPLUS = 'gastoTotal * (1 + excedentePorcentaje / 100)';

const MINIMUM_NOTE =
  'Tus registros dan menos gasto que la fórmula: si anotaste de menos, comer eso sería una baja que tu plan no busca, así que la meta no se aleja más de la fórmula.';

/** kcal per day. Incomplete records cannot pass the limits, which also count from the formula. */
export function targetEnergy(
  profile: Profile,
  change: EnergyChange | undefined,
  goal: Goal,
  { expenditure, exercise, lean }: Expenditures,
  leastShareOfFormula = 1,
): Traced {
  const expenditureInputs = { gastoTotal: expenditure.value };
  const floor = {
    pisoAbsoluto: ENERGY_FLOOR_KCAL[profile.sex],
    ...(lean && { masaMagraKg: lean.value, ejercicio: exercise.value }),
  };
  const floorStep = [
    'piso',
    lean ? 'max(pisoAbsoluto, 30 * masaMagraKg + ejercicio)' : 'pisoAbsoluto',
  ] as const;
  const targetStep = (expression: string) =>
    ['meta', `max(round(${expression}), ceil(piso))`] as const;
  const rule = { unit: 'kcal', basis: 'forja_rule' } as const;

  const isOldest = isOldestOrFrail(profile);
  const gastoDeFormula = readFormulaExpenditure(expenditure);
  const isUnderFormula = expenditure.value < gastoDeFormula;
  if (change === 'deficit') {
    const fat = fatOfModel(profile);
    return traced(
      {
        ...rule,
        rule: isOldest ? 'target-energy.deficit-oldest' : 'target-energy.deficit',
        title: 'Energía para bajar grasa',
        sources: isOldest ? ['hall2011'] : ['helms2014prep', 'murphy2022', 'hall2011'],
        note: `El tope de pérdida por semana usa la energía de un kilo de los que tu cuerpo bajaría, que es menos cuanto menos grasa hay, y vale también para quien baja más rápido que el promedio.${isOldest ? ' A tu edad, además, no pasa de 500 kcal por día ni de medio kilo por semana.' : ''}${isUnderFormula ? ` Como tus registros dan menos gasto que la fórmula, la meta tampoco pasa esos topes contada desde la fórmula: si anotaste de menos, la baja real no es mayor.` : ''}`,
      },
      {
        ...expenditureInputs,
        deficitPorcentaje: deficitPercent(profile),
        topeSemanalPorcentaje: weeklyLossCapPercent(profile),
        ...fat.inputs,
        ...floor,
        ...(isUnderFormula && {
          gastoDeFormula,
          deficitMaximoPorcentaje: largestDeficitPercent(profile),
        }),
      },
      [
        ['deficitPedido', 'gastoTotal * deficitPorcentaje / 100'],
        ...fat.steps,
        KCAL_PER_KG_LOST,
        [
          'kgPorSemana',
          isOldest
            ? 'min(pesoKg * topeSemanalPorcentaje / 100, 0.5)'
            : 'pesoKg * topeSemanalPorcentaje / 100',
        ],
        [
          'deficitMaximo',
          isOldest
            ? `min(500, kgPorSemana / ${FASTEST} * kcalPorKg / 7)`
            : `kgPorSemana / ${FASTEST} * kcalPorKg / 7`,
        ],
        ['deficit', 'min(deficitPedido, deficitMaximo)'],
        floorStep,
        ...(isUnderFormula
          ? ([
              [
                'metaDeFormula',
                'gastoDeFormula - min(deficitMaximo, gastoDeFormula * deficitMaximoPorcentaje / 100)',
              ],
              targetStep('max(metaDeFormula, gastoTotal - deficit)'),
            ] as const)
          : [targetStep('gastoTotal - deficit')]),
      ],
    );
  }
  const minimum = isUnderFormula && {
    inputs: { gastoDeFormula, parteMinimaDeFormula: leastShareOfFormula },
    step: ['metaMinima', 'gastoDeFormula * parteMinimaDeFormula'] as const,
    note: MINIMUM_NOTE,
  };
  if (change === 'surplus')
    return traced(
      {
        ...rule,
        rule: 'target-energy.surplus',
        title: goal === 'strength' ? 'Energía para ganar fuerza' : 'Energía para ganar músculo',
        sources: ['iraki2019', 'slater2019'],
        note: `No se sabe cuál es el excedente ideal: empezamos por poco, porque el resto se guarda como grasa.${minimum ? ` ${minimum.note}` : ''}`,
      },
      {
        ...expenditureInputs,
        excedentePorcentaje: surplusPercent(profile, goal),
        ...floor,
        ...(minimum && minimum.inputs),
      },
      minimum
        ? [floorStep, minimum.step, targetStep(`max(metaMinima, ${SURPLUS})`)]
        : [floorStep, targetStep(SURPLUS)],
    );
  return traced(
    {
      ...rule,
      rule: 'target-energy.maintenance',
      title: 'Energía para mantener tu peso',
      sources: [],
      ...(minimum && { note: minimum.note }),
    },
    { ...expenditureInputs, ...floor, ...(minimum && minimum.inputs) },
    minimum
      ? [floorStep, minimum.step, targetStep('max(metaMinima, gastoTotal)')]
      : [floorStep, targetStep('gastoTotal')],
  );
}
