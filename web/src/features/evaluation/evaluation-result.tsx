import { type Answers, evaluate, type Score } from '@forja/domain/evaluation/evaluate';
import { source } from '@forja/domain/evidence/sources';
import { RulerGauge } from '../../design/charts/ruler-gauge.tsx';
import { percent, plural } from '../../design/format.ts';
import * as cardStyles from '../../design/layout/card.module.css';
import { Card } from '../../design/layout/card.tsx';
import { FoldedCard, FoldedGroup } from '../../design/layout/folded-card.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import { Citation } from '../../shared/evidence/citation.tsx';
import { localDay } from '../../shared/local-day.ts';
import { DownloadPdf } from '../../shared/pdf/download-pdf.tsx';
import { ConsultFirst } from './consult-first.tsx';
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
  type ScoredBlock,
  type ScoreMaximum,
  type SourceNumbers,
} from './describe-evaluation.ts';
import { createDocument } from './evaluation-document.ts';
import { evaluationMessages } from './evaluation.messages.ts';
import { PrefillPlan } from './prefill-plan.tsx';

const { result: texts, blocks: blockNames } = evaluationMessages;
const BODY = classNames(cardStyles.body, frameStyles.stack);

/** The scores, what each comes from, what to do and where it is read. */
export function EvaluationResult({ answers }: { answers: Answers }) {
  const evaluation = evaluate(answers);
  const { overall, confidence, recommendations, redFlags } = evaluation;
  const scored = listBlocks(evaluation);
  const numbers = numberSources(scored);
  return (
    <>
      <ConsultFirst answers={answers} />
      <Card tab={texts.overall} aria-label={texts.overall}>
        <div className={BODY}>
          {overall ? <Figure points={overall.points} max={100} /> : <p>{texts.missing}</p>}
          <p>{texts.confidence(percent(confidence / 100))}</p>
          <Insights scored={scored} />
        </div>
      </Card>
      {scored
        .filter(({ id }) => getMaximum(id) === 10)
        .map(({ id, score }) => (
          <Card key={id} plain aria-label={blockNames[id]}>
            <div className={BODY}>
              <h2>{blockNames[id]}</h2>
              <Figure points={score.points} max={10} name={blockNames[id]} />
            </div>
          </Card>
        ))}
      <FoldedGroup>
        {overall ? (
          <ScoreBreakdown
            name={texts.overall}
            score={overall}
            numbers={numbers}
            max={100}
            isOverall
          />
        ) : null}
        {scored.map(({ id, score }) => (
          <ScoreBreakdown
            key={id}
            name={blockNames[id]}
            score={score}
            numbers={numbers}
            max={getMaximum(id)}
          />
        ))}
      </FoldedGroup>
      {redFlags.length === 0 && overall ? (
        <section className={frameStyles.stack}>
          <h2>{texts.recommendations}</h2>
          {recommendations.length === 0 ? <p>{texts.nothing}</p> : null}
          <ol className={frameStyles.bulletList}>
            {recommendations.map(({ id, gain, sources }) => (
              <li key={id}>
                {describeAdvice({ id, sources }, numbers)}{' '}
                <strong>{texts.gain(plural(gain, 'punto', 'puntos'))}</strong>
              </li>
            ))}
          </ol>
          <PrefillPlan answers={answers} />
        </section>
      ) : null}
      <p className={textStyles.secondary}>{texts.note}</p>
      <section className={frameStyles.stack}>
        <h2>{texts.sources}</h2>
        <ol>
          {[...numbers].map(([key, number]) => (
            <li key={key}>
              [{number}] <Citation source={source(key)} />
            </li>
          ))}
        </ol>
      </section>
      <DownloadPdf
        fileName={evaluationMessages.file.name}
        read={() => createDocument(answers, localDay(new Date()))}
      />
    </>
  );
}

function Figure({ points, max, name }: { points: number; max: ScoreMaximum; name?: string }) {
  return (
    <>
      <p>
        <strong className={textStyles.figure}>{formatPoints(points, max)}</strong>{' '}
        <span className={textStyles.unit}>{formatUnit(max)}</span> {formatLabel(points)}
      </p>
      <RulerGauge
        value={max === 10 ? points / 10 : points}
        max={max}
        label={name ?? texts.overall}
        showNumbers
      />
    </>
  );
}

function Insights({ scored }: { scored: readonly ScoredBlock[] }) {
  const insights = describeInsights(scored);
  if (insights.length === 0) return null;
  return (
    <>
      <h2>{texts.insights}</h2>
      <ul className={frameStyles.bulletList}>
        {insights.map((insight) => (
          <li key={insight}>{insight}</li>
        ))}
      </ul>
    </>
  );
}

type ScoreBreakdownProps = {
  name: string;
  score: Score;
  numbers: SourceNumbers;
  max: ScoreMaximum;
  isOverall?: boolean;
};

/** What adds up to the score. */
const ScoreBreakdown = ({ name, score, numbers, max, isOverall = false }: ScoreBreakdownProps) => (
  <FoldedCard title={texts.parts(name)} hint={formatPoints(score.points, max)}>
    <ul className={classNames(cardStyles.body, frameStyles.bulletList)}>
      {describeParts(score, max, { isOverall, numbers }).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  </FoldedCard>
);
