import { doseLines } from '../../supplements/dose-lines.ts';
import type { Traced } from '../../evidence/traced.ts';
import type { DifferencePart } from './plan-difference.ts';
import type { Plan } from '../plan.ts';

/** Figure whose name is independent of its rule. */
export type PlanFigure = {
  readonly part: DifferencePart;
  readonly what: string;
  readonly figure: Traced;
};

type NamedFigure = readonly [what: string, figure: Traced | undefined];

const toFigures = (part: DifferencePart, named: readonly NamedFigure[]): PlanFigure[] =>
  named.flatMap(([what, figure]) => (figure ? [{ part, what, figure }] : []));

export function planFigures({
  energy,
  macros,
  hydration,
  training,
  supplements,
  projection,
  chemistry,
}: Plan): PlanFigure[] {
  const { prescription, weeklyRange, weeklyVolume, cardio, days } = training;
  return [
    ...toFigures('food', [
      ['Gasto en reposo', energy.resting],
      ['Gasto total por día', energy.expenditure],
      ['Energía por día', energy.target],
      ['Diferencia con tu gasto', energy.adjustmentPercent],
      ['Peso en el que la baja termina', energy.deficitEnds?.weightKg],
      ['Semana en la que la baja termina', energy.deficitEnds?.week],
      ['Proteína por día', macros.protein],
      ['Grasa por día', macros.fat],
      ['Carbohidratos por día', macros.carbohydrate],
      ['Fibra por día', macros.fibre],
      ['Fibra por día, como mucho', macros.fibreCeiling],
      ['Sodio por día, como mucho', macros.sodium],
      ['Proteína por día, como mucho', macros.ceilings?.protein],
      ['Potasio por día', macros.potassium],
      ['Potasio de los menús, como mucho', macros.ceilings?.potassium],
      ['Agua un día de descanso', hydration.restDay],
      ['Agua un día de entrenamiento', hydration.trainingDay],
      ['Cambio de peso en el plan', projection.points.length > 0 ? projection.rule : undefined],
      ['Agua de las primeras semanas', projection.points.length > 0 ? projection.water : undefined],
    ]),
    ...toFigures('training', [
      ...weeklyVolume.map(({ sets }): NamedFigure => [sets.title, sets]),
      ['Piso de series por músculo y semana', weeklyRange.min],
      ['Techo de series por músculo y semana', weeklyRange.max],
      ['Repeticiones, mínimo', prescription.repsMin],
      ['Repeticiones, máximo', prescription.repsMax],
      ['Repeticiones en reserva', prescription.repsInReserve],
      ['Descanso en los compuestos', prescription.restCompound],
      ['Descanso en los aislados', prescription.restIsolation],
      ...days.map(({ minutes }, at): NamedFigure => [`Minutos de la sesión ${at + 1}`, minutes]),
      ['Cardio por semana', cardio.minutesPerWeek],
    ]),
    ...toFigures(
      'supplements',
      supplements.flatMap(({ name, dose }) =>
        dose
          ? doseLines(dose).flatMap(({ label, figures }) =>
              figures.map((figure, at): NamedFigure => [
                `${name}: ${label.toLowerCase()}${at === 0 ? '' : ', como mucho'}`,
                figure,
              ]),
            )
          : [],
      ),
    ),
    ...toFigures('risk', [['Puntos de riesgo con química', chemistry?.risk.points]]),
  ];
}
