import { INTAKE_DECIMALS, type Intake, type IntakeFigure } from '@forja/domain/food-log/day-intake';
import { decimal } from '../../../design/format.ts';
import { nutrientsMessages } from './nutrients.messages.ts';

/** A figure with its unit, with the decimals that it is added up with. */
export const formatFigure = (value: number, figure: IntakeFigure): string =>
  `${decimal(value, INTAKE_DECIMALS[figure])}\u00a0${nutrientsMessages.figures[figure].unit}`;

export const formatIntake = (intake: Intake, figure: IntakeFigure): string => {
  const value = intake[figure];
  return value === undefined ? nutrientsMessages.noDatum : formatFigure(value, figure);
};
