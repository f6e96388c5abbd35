import { goalLabels } from '@forja/contract/labels';
import type { AnswerChange, ChangedAnswer } from '@forja/domain/plan/sensitivity/answer-changes';
import { ANSWER_NAMES } from '@forja/domain/plan/comparison/input-changes';
import { days, trimmed, weeks } from '../../../design/format.ts';
import { activityLabels, conditionLabels, foodPatternLabels } from '../plans.messages.ts';
import {
  equipmentLabels,
  jointLabels,
  levelLabels,
} from '../../../shared/training/training-choices.messages.ts';

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

type TextOf<Answer extends ChangedAnswer> = (
  change: Extract<AnswerChange, { answer: Answer }>,
) => string;

const CHANGE_TEXTS: { readonly [Answer in ChangedAnswer]: TextOf<Answer> } = {
  weightKg: ({ to }) => `Con ${trimmed(to)} kg`,
  heightCm: ({ to }) => `Con ${trimmed(to)} cm de altura`,
  ageYears: ({ to }) => `Con ${trimmed(to)} años`,
  bodyFatPercent: ({ from, to }) =>
    `Con ${trimmed(to)} % de grasa corporal${from === undefined ? ', que no cargaste,' : ''}`,
  cycleWeeks: ({ to }) => `En ${weeks(to)}`,
  trainingDays: ({ to }) => `Con ${days(to)} de entrenamiento por semana`,
  sessionMinutes: ({ to }) => `Con sesiones de ${trimmed(to)} minutos`,
  goal: ({ to }) => `Con otro objetivo, ${lower(goalLabels[to])},`,
  level: ({ to }) => `Con nivel ${lower(levelLabels[to])}`,
  activity: ({ to }) => `Con otra actividad diaria, ${lower(activityLabels[to])},`,
  equipment: ({ to }) => `Con otro equipamiento, ${lower(equipmentLabels[to])},`,
  foodPattern: ({ to }) => `Con otra forma de comer, ${lower(foodPatternLabels[to])},`,
  trainsInHeat: ({ to }) => (to ? 'Si entrenaras con calor' : 'Si no entrenaras con calor'),
  conditions: ({ to }) => `Si te diagnosticaran ${lower(conditionLabels[to])}`,
  injuries: ({ to }) => `Con una lesión de ${lower(jointLabels[to])}`,
};

/** "Con 85 kg": starts a conditional sentence, never advice. */
export const changeText = (change: AnswerChange): string =>
  // Each text takes the changes of its own answer, which an index type cannot express.
  (CHANGE_TEXTS[change.answer] as (change: AnswerChange) => string)(change);

/** "tu altura, tu objetivo y tu nivel". */
export function answersText(answers: readonly ChangedAnswer[]): string {
  const names = answers.map((answer) => ANSWER_NAMES[answer].name);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}
