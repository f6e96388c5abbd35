import { BODY_MASS_SOURCES } from '@forja/domain/body/body-mass-class';
import type { EvaluationReport, Insight } from '@forja/domain/evaluation/report';
import { days, percent, quantity, years } from '../../../design/format.ts';
import { iconAlertTriangle, iconCircleCheck, iconHelp } from '../../../design/icon-paths.ts';
import { bodyMassMessages } from '../../../shared/body/body-mass.messages.ts';
import {
  formatLabel,
  formatPoints,
  formatUnit,
  getMaximum,
  listNumbers,
  type SourceNumbers,
} from './describe-evaluation.ts';
import { evaluationMessages, findQuestionTexts } from './evaluation.messages.ts';

const { result: texts, blocks, typed } = evaluationMessages;

export type Fact = { label: string; value: string };

type OptionalFact = { label: string; value: string | undefined };

const dropUnknownFacts = (facts: readonly OptionalFact[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));

export function describePerson({ personalInfo }: EvaluationReport, numbers: SourceNumbers): Fact[] {
  const { name, ageYears, weightKg, heightCm, bodyMassIndex, bodyMassClass } = personalInfo;
  return dropUnknownFacts([
    { label: typed.name.label, value: name },
    {
      label: typed.age.label,
      value: ageYears === undefined ? undefined : years(ageYears),
    },
    {
      label: typed.weight.label,
      value: weightKg === undefined ? undefined : quantity(weightKg, 'kg'),
    },
    {
      label: typed.height.label,
      value: heightCm === undefined ? undefined : quantity(heightCm, 'cm'),
    },
    {
      label: texts.person.bodyMassIndex,
      value:
        bodyMassIndex === undefined || bodyMassClass === undefined
          ? undefined
          : [
              `${quantity(bodyMassIndex, 'kg/m²')}, ${bodyMassMessages.classes[bodyMassClass].toLowerCase()}`,
              ...listNumbers(BODY_MASS_SOURCES, numbers),
            ].join(' '),
    },
  ]);
}

export function describeGoals({ goals }: EvaluationReport): Fact[] {
  const { goals: labels } = texts;
  const name = (question: string, answer: string | undefined) =>
    answer === undefined ? undefined : findQuestionTexts(question)?.options[answer];
  const time = [
    goals.availableDays && labels.days(days(Number(goals.availableDays))),
    goals.availableMinutes && labels.minutes(goals.availableMinutes),
  ].filter((part) => part !== undefined);
  return dropUnknownFacts([
    { label: labels.primary, value: name('goal', goals.primary) },
    { label: labels.timeFrame, value: name('timeFrame', goals.timeFrame) },
    { label: labels.motivation, value: name('motivation', goals.motivation) },
    { label: labels.availableTime, value: time.length === 0 ? undefined : time.join(', ') },
  ]);
}

export type DescribedInsight = {
  id: Insight['id'];
  icon: string;
  title: string;
  description: string;
};

const ICONS = { worst: iconAlertTriangle, best: iconCircleCheck, missing: iconHelp } as const;

export const describeInsights = ({ insights }: EvaluationReport): DescribedInsight[] =>
  insights.map((insight) => ({ id: insight.id, icon: ICONS[insight.id], ...describe(insight) }));

function describe(insight: Insight): { title: string; description: string } {
  const { insight: labels } = texts;
  if (insight.id === 'missing')
    return {
      title: labels.missing,
      description: labels.missingMore(percent(insight.percent / 100)),
    };
  const { id, block, points } = insight;
  const max = getMaximum(block);
  const advice = 'advice' in insight ? insight.advice : undefined;
  const adviceText = advice && findQuestionTexts(advice.id)?.advice;
  return {
    title: labels[id](blocks[block].toLowerCase()),
    description: [
      labels.score(`${formatPoints(points, max)} ${formatUnit(max)}`, formatLabel(points)),
      ...(advice && adviceText ? [labels.advice(adviceText, texts.gain(advice.gain))] : []),
    ].join(' '),
  };
}
