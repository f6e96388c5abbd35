import { isOldestOrFrail } from '../clinical/medical-decisions.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Goal } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';
import type { EnergyChange } from './energy-guards.ts';
import { deficitPercent, surplusPercent, weeklyLossCapPercent } from './goal-rates.ts';

/** kcal per day under which no plan goes. */
const FLOOR = { female: 1200, male: 1500 } as const;

type Spent = { readonly expenditure: Traced; readonly exercise: Traced; readonly lean: Traced | undefined };

/** What the plan gives per day. Whatever the goal, never under the absolute floor nor under 30 kcal per kg of fat-free mass after training. */
export function targetEnergy(
  profile: Profile,
  change: EnergyChange | undefined,
  goal: Goal,
  { expenditure, exercise, lean }: Spent,
): Traced {
  const spent = { gastoTotal: expenditure.value };
  const floor = {
    pisoAbsoluto: FLOOR[profile.sex],
    ...(lean && { masaMagraKg: lean.value, ejercicio: exercise.value }),
  };
  const floorStep = ['piso', lean ? 'max(pisoAbsoluto, 30 * masaMagraKg + ejercicio)' : 'pisoAbsoluto'] as const;
  const targetStep = (wanted: string) => ['meta', `max(round(${wanted}), ceil(piso))`] as const;
  const rule = { unit: 'kcal', basis: 'forja_rule' } as const;

  const oldest = isOldestOrFrail(profile);
  if (change === 'deficit')
    return traced(
      {
        ...rule,
        rule: oldest ? 'target-energy.deficit-oldest' : 'target-energy.deficit',
        title: 'Energía para bajar grasa',
        sources: oldest ? ['thomas2013'] : ['helms2014prep', 'murphy2022', 'thomas2013'],
        note: `El tope de pérdida por semana usa la cuenta de 7700 kcal por kilo, que exagera lo que se baja: así el tope se cumple también en el peor caso.${oldest ? ' A tu edad, además, no pasa de 500 kcal por día ni de medio kilo por semana.' : ''}`,
      },
      {
        ...spent,
        deficitPorcentaje: deficitPercent(profile),
        pesoKg: profile.weightKg,
        topeSemanalPorcentaje: weeklyLossCapPercent(profile),
        ...floor,
      },
      [
        ['deficitPedido', 'gastoTotal * deficitPorcentaje / 100'],
        [
          'deficitMaximo',
          oldest
            ? 'min(500, min(pesoKg * topeSemanalPorcentaje / 100, 0.5) * 7700 / 7)'
            : 'pesoKg * topeSemanalPorcentaje / 100 * 7700 / 7',
        ],
        ['deficit', 'min(deficitPedido, deficitMaximo)'],
        floorStep,
        targetStep('gastoTotal - deficit'),
      ],
    );
  if (change === 'surplus')
    return traced(
      {
        ...rule,
        rule: 'target-energy.surplus',
        title: goal === 'strength' ? 'Energía para ganar fuerza' : 'Energía para ganar músculo',
        sources: ['iraki2019', 'slater2019'],
        note: 'No se sabe cuál es el excedente ideal: empezamos por poco, porque el resto se guarda como grasa.',
      },
      { ...spent, excedentePorcentaje: surplusPercent(profile, goal), ...floor },
      [floorStep, targetStep('gastoTotal * (1 + excedentePorcentaje / 100)')],
    );
  return traced(
    { ...rule, rule: 'target-energy.maintenance', title: 'Energía para mantener tu peso', sources: [] },
    { ...spent, ...floor },
    [floorStep, targetStep('gastoTotal')],
  );
}
