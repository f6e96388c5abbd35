import { BODY_MASS_SOURCES } from '@forja/domain/body/body-mass-class';
import type { Answers } from '@forja/domain/evaluation/answers';
import { createReport } from '@forja/domain/evaluation/report';
import { source } from '@forja/domain/evidence/sources';
import { date, percent } from '../../../design/format.ts';
import { describeWork } from '../../../shared/evidence/citation.tsx';
import { describeStudy } from '../../../shared/evidence/describe-study.ts';
import type { DocumentSection, PdfDocument } from '../../../shared/pdf/pdf-document.ts';
import { sourceLink } from '../../../shared/evidence/source-link.ts';
import {
  describeAdvice,
  describeParts,
  describeReferral,
  formatLabel,
  formatOverallLabel,
  formatPoints,
  formatUnit,
  getMaximum,
  listBlocks,
  listNumbers,
  numberSources,
} from './describe-evaluation.ts';
import { bodyMassMessages } from '../../../shared/body/body-mass.messages.ts';
import { describeGoals, describeInsights, describePerson, type Fact } from './describe-report.ts';
import { evaluationMessages } from './evaluation.messages.ts';

const { result: texts, file, consult, blocks: blockNames } = evaluationMessages;

export function createDocument(answers: Answers, day: string): PdfDocument {
  const report = createReport(answers);
  const { overall, confidence, adviceLists, consult: reasons, referrals, personalInfo } = report;
  const scored = listBlocks(report);
  const hasIndex = personalInfo.bodyMassIndex !== undefined;
  const numbers = numberSources(scored, [
    ...(hasIndex ? BODY_MASS_SOURCES : []),
    ...reasons.flatMap(({ sources }) => sources),
  ]);
  const sections: DocumentSection[] = [
    ...(reasons.length > 0
      ? [
          {
            title: consult.title,
            lines: [
              consult.text,
              ...reasons.map(({ text, sources }) =>
                [text, ...listNumbers(sources, numbers)].join(' '),
              ),
            ],
          },
        ]
      : []),
    {
      title: texts.overall,
      ...(overall && { points: overall.points }),
      lines: [
        overall
          ? `${formatPoints(overall.points, 100)} ${formatUnit(100)}. ${formatOverallLabel(report)}.`
          : texts.missing,
        texts.confidence(percent(confidence / 100)),
      ],
    },
    ...(overall
      ? [
          {
            title: texts.parts(texts.overall),
            level: 3 as const,
            lines: describeParts(overall, 100, { isOverall: true, numbers }).map(
              ({ text }) => text,
            ),
          },
        ]
      : []),
    ...createFacts(
      texts.insights,
      describeInsights(report).map(({ title, description }) => ({
        label: title,
        value: description,
      })),
      { join: '. ' },
    ),
    ...scored.flatMap(({ id, score }): DocumentSection[] => {
      const max = getMaximum(id);
      return [
        {
          title: blockNames[id],
          points: score.points,
          lines: [
            `${formatPoints(score.points, max)} ${formatUnit(max)}. ${formatLabel(score.points)}.`,
          ],
        },
        {
          title: texts.parts(blockNames[id]),
          level: 3,
          lines: describeParts(score, max, { isOverall: false, numbers }).map(({ text }) => text),
        },
      ];
    }),
  ];
  if (reasons.length === 0 && overall) {
    const hasAdvice = adviceLists.length > 0;
    sections.push({
      title: texts.recommendations,
      lines: [hasAdvice ? texts.order : texts.nothing],
    });
    for (const { list, recommendations } of adviceLists)
      sections.push({
        title: texts.lists[list],
        level: 3,
        lines: recommendations.map(
          (each) => `${describeAdvice(each, numbers)} ${texts.gain(each.gain)}`,
        ),
      });
  }
  if (referrals.length > 0)
    sections.push({
      title: texts.referrals,
      lines: referrals.map((each) => describeReferral(each, numbers)),
    });
  sections.push(
    ...createFacts(texts.person.title, describePerson(report, numbers), {
      notes: hasIndex ? [bodyMassMessages.note] : [],
    }),
    ...createFacts(texts.goals.title, describeGoals(report)),
    { title: file.method, lines: [texts.note] },
  );
  return {
    title: texts.title,
    subtitle: file.creationDate(date(day)),
    sections,
    sources: {
      title: texts.sources,
      lines: [...numbers].map(([key, number]) => {
        const work = source(key);
        return [`[${number}]`, describeWork(work), describeStudy(work), sourceLink(work)]
          .filter((text) => text !== undefined)
          .join(' ');
      }),
    },
  };
}

function createFacts(
  title: string,
  facts: readonly Fact[],
  { notes = [], join = ': ' }: { notes?: readonly string[]; join?: string } = {},
): DocumentSection[] {
  if (facts.length === 0) return [];
  return [
    { title, lines: [...facts.map(({ label, value }) => `${label}${join}${value}`), ...notes] },
  ];
}
