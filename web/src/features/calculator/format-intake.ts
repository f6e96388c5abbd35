import { INTAKE_DECIMALS, type Intake, type IntakeFigure } from '@forja/domain/food-log/day-intake';
import { decimal } from '../../design/format.ts';
import { intakeMessages } from './intake.messages.ts';

export const formatFigure = (value: number, figure: IntakeFigure): string =>
  `${decimal(value, INTAKE_DECIMALS[figure])}\u00a0${intakeMessages.figures[figure].unit}`;

export const formatIntake = (intake: Intake, figure: IntakeFigure): string => {
  const value = intake[figure];
  return value === undefined ? intakeMessages.noDatum : formatFigure(value, figure);
};
