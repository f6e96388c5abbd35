import { type Answers, evaluate } from '@forja/domain/evaluation/evaluate';
import { source } from '@forja/domain/evidence/sources';
import { date, percent, plural } from '../../design/format.ts';
import { describeStudy } from '../../shared/evidence/citation.tsx';
import type { DocumentSection, PdfDocument } from '../../shared/pdf/pdf-document.ts';
import { sourceLink } from '../../shared/evidence/source-link.ts';
import {
  describeAdvice,
  describeInsights,
  describeParts,
  formatLabel,
  formatPoints,
  formatUnit,
  getMaximum,
  listBlocks,
  numberSources,
} from './describe-evaluation.ts';
import { evaluationMessages } from './evaluation.messages.ts';

const { result: texts, file, consult, blocks: blockNames } = evaluationMessages;

/** What the page of the result says. */
export function createDocument(answers: Answers, day: string): PdfDocument {
  const evaluation = evaluate(answers);
  const { overall, confidence, recommendations, redFlags } = evaluation;
  const scored = listBlocks(evaluation);
  const numbers = numberSources(scored);
  const sections: DocumentSection[] = [
    ...(redFlags.length > 0 ? [{ title: consult.title, lines: [consult.text] }] : []),
    {
      title: texts.overall,
      ...(overall && { points: overall.points }),
      lines: [
        ...(overall
          ? [
              `${formatPoints(overall.points, 100)} ${formatUnit(100)}. ${formatLabel(overall.points)}.`,
              ...describeParts(overall, 100, { isOverall: true, numbers }).map(({ text }) => text),
            ]
          : [texts.missing]),
        texts.confidence(percent(confidence / 100)),
        ...describeInsights(scored),
      ],
    },
    ...scored.map(({ id, score }) => {
      const max = getMaximum(id);
      return {
        title: blockNames[id],
        points: score.points,
        lines: [
          `${formatPoints(score.points, max)} ${formatUnit(max)}. ${formatLabel(score.points)}.`,
          ...describeParts(score, max, { isOverall: false, numbers }).map(({ text }) => text),
        ],
      };
    }),
  ];
  if (redFlags.length === 0 && overall)
    sections.push({
      title: texts.recommendations,
      lines:
        recommendations.length === 0
          ? [texts.nothing]
          : recommendations.map(
              (each) =>
                `${describeAdvice(each, numbers)} ${texts.gain(plural(each.gain, 'punto', 'puntos'))}`,
            ),
    });
  return {
    title: texts.title,
    subtitle: `${file.creationDate(date(day))} ${texts.note}`,
    sections,
    sources: {
      title: texts.sources,
      lines: [...numbers].map(([key, number]) => {
        const work = source(key);
        const citation = `${work.authors}, ${work.year}. ${work.title}. ${work.journal}.`;
        return [`[${number}]`, citation, describeStudy(work), sourceLink(work)]
          .filter((text) => text !== undefined)
          .join(' ');
      }),
    },
  };
}
