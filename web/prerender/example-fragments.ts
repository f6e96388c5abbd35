import type { Answers } from '@forja/domain/evaluation/answers';
import { evaluate } from '@forja/domain/evaluation/evaluate';
import { QUESTIONS } from '@forja/domain/evaluation/questions.data';
import { type SourceKey, source } from '@forja/domain/evidence/sources';
import { addIntakes, foodIntake } from '@forja/domain/food-log/day-intake';
import { foodById } from '@forja/domain/foods/foods';
import { findPlateLoading } from '@forja/domain/loads/plate-loading';
import { DEFAULT_TRAINING_SETTINGS } from '@forja/domain/workouts/training-settings';
import { kilograms, plural, trimmed } from '../src/design/format.ts';
import { formatFigure } from '../src/features/calculator/format-intake.ts';
import {
  formatLabel,
  formatPoints,
  formatUnit,
  getMaximum,
  listBlocks,
} from '../src/features/evaluation/report/describe-evaluation.ts';
import {
  evaluationMessages,
  findQuestionTexts,
} from '../src/features/evaluation/report/evaluation.messages.ts';
import type { ToolFragment } from '../src/site/landing/example-plan.ts';

/** A made-up person: trains once a week, sleeps under seven hours and half follows a diet. */
const ANSWERS: Answers = {
  ...Object.fromEntries(QUESTIONS.map(({ id, goal }) => [id, goal ?? ''])),
  minutes: 'from-60',
  strength: 'one',
  hours: 'from-6',
  regularity: 'sometimes',
  satisfaction: 'sometimes',
  produce: 'no',
  legumes: 'no',
  water: 'no',
  tobacco: 'never',
  waist: 'under-50',
};

export function evaluationFragment(): ToolFragment {
  const evaluation = evaluate(ANSWERS);
  const [first] = evaluation.recommendations;
  const advice = first && findQuestionTexts(first.id)?.advice;
  if (!evaluation.overall || !advice) throw new Error('the evaluation of the landing has no score');
  const { overall } = evaluation;
  const shownBlocks = new Set(['activity', 'sleep']);
  return {
    rows: [
      {
        label: evaluationMessages.result.overall,
        value: `${formatPoints(overall.points, 100)} ${formatUnit(100)}, ${formatLabel(overall.points)}`,
      },
      ...listBlocks(evaluation)
        .filter(({ id }) => shownBlocks.has(id))
        .map(({ id, score }) => ({
          label: evaluationMessages.blocks[id],
          value: `${formatPoints(score.points, getMaximum(id))} ${formatUnit(getMaximum(id))}`,
        })),
      { label: advice, value: `+${plural(first.gain, 'punto', 'puntos')}` },
    ],
    source: linkSource('lloydjones2022'),
  };
}

const MEAL = [
  ['pechuga-de-pollo-sin-piel-asada', 150],
  ['arroz-blanco-cocido', 180],
] as const;

export function mealFragment(): ToolFragment {
  const rows = MEAL.map(([id, grams]) => {
    const food = foodById(id);
    if (!food) throw new Error(`the landing page shows ${id}, which is not in the table of foods`);
    return { name: food.name, grams, intake: foodIntake(food, grams) };
  });
  const { total } = addIntakes(rows.map(({ intake }) => intake));
  return {
    rows: [
      ...rows.map(({ name, grams, intake }) => ({
        label: `${name}, ${grams} g`,
        value: formatFigure(intake.kcal ?? 0, 'kcal'),
      })),
      {
        label: 'Total',
        value: `${formatFigure(total.kcal, 'kcal')}, ${formatFigure(total.protein, 'protein')} de proteína`,
      },
    ],
    source: linkSource('fdc'),
  };
}

const LOAD_KG = 82.5;

export function plateFragment(): ToolFragment {
  const loading = findPlateLoading(LOAD_KG, DEFAULT_TRAINING_SETTINGS);
  if (loading.kind !== 'exact') throw new Error('the load of the landing page has no exact plates');
  return {
    rows: [
      { label: 'Tu serie', value: `${kilograms(LOAD_KG)} × 8` },
      { label: 'Discos por lado', value: loading.perSide.map((kg) => trimmed(kg, 2)).join(' + ') },
    ],
  };
}

function linkSource(key: SourceKey): NonNullable<ToolFragment['source']> {
  const { authors, year, strength } = source(key);
  return { path: `/fuentes#${key}`, name: `${authors} ${year}`, strength };
}
