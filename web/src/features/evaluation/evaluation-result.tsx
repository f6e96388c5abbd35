import { BODY_MASS_SOURCES } from '@forja/domain/body/body-mass-class';
import type { Answers } from '@forja/domain/evaluation/answers';
import type { Score } from '@forja/domain/evaluation/evaluate';
import { createReport, type EvaluationReport } from '@forja/domain/evaluation/report';
import { source } from '@forja/domain/evidence/sources';
import type { ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
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
  describeParts,
  describeReferral,
  formatPoints,
  getMaximum,
  listBlocks,
  numberSources,
  type ScoreMaximum,
  type SourceNumbers,
} from './report/describe-evaluation.ts';
import { describeInsights } from './report/describe-report.ts';
import { createDocument } from './report/evaluation-document.ts';
import { evaluationMessages } from './report/evaluation.messages.ts';
import { PrefillPlan } from './prefill-plan.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ScoreCard } from './score-card.tsx';
import * as styles from './evaluation.module.css';

const { result: texts, blocks: blockNames } = evaluationMessages;

export function EvaluationResult({ answers }: { answers: Answers }) {
  const report = createReport(answers);
  const { overall, consult, personalInfo } = report;
  const scored = listBlocks(report);
  const numbers = numberSources(scored, [
    ...(personalInfo.bodyMassIndex === undefined ? [] : BODY_MASS_SOURCES),
    ...consult.flatMap(({ sources }) => sources),
  ]);
  return (
    <>
      <ConsultFirst reasons={consult} numbers={numbers} />
      <div className={styles.page}>
        <div className={styles.column}>
          <ScoreCard report={report} />
          <Insights report={report} />
        </div>
        <div className={styles.column}>
          {consult.length === 0 && overall ? (
            <Advice report={report} numbers={numbers}>
              <PrefillPlan answers={answers} />
            </Advice>
          ) : null}
          <Referrals report={report} numbers={numbers} />
          <ReportFacts report={report} numbers={numbers} />
        </div>
      </div>
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

function Insights({ report }: { report: EvaluationReport }) {
  const insights = describeInsights(report);
  if (insights.length === 0) return null;
  return (
    <section className={frameStyles.stack}>
      <h2>{texts.insights}</h2>
      <Card plain>
        <ul className={styles.rows}>
          {insights.map(({ id, icon, title, description }) => (
            <li key={id} className={styles.insight}>
              <Icon path={icon} />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type AdviceProps = { report: EvaluationReport; numbers: SourceNumbers; children: ReactNode };

function Advice({ report: { adviceLists }, numbers, children }: AdviceProps) {
  return (
    <section className={frameStyles.stack}>
      <h2>{texts.recommendations}</h2>
      <p>{adviceLists.length === 0 ? texts.nothing : texts.order}</p>
      {adviceLists.map(({ list, recommendations }) => (
        <div key={list} className={frameStyles.stack}>
          <h3>{texts.lists[list]}</h3>
          <Card plain>
            <ol className={styles.rows}>
              {recommendations.map(({ id, gain, sources }) => (
                <li key={id} className={styles.advice}>
                  <span>{describeAdvice({ id, sources }, numbers)}</span>{' '}
                  <strong className={textStyles.figure}>{texts.gain(gain)}</strong>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      ))}
      {children}
    </section>
  );
}

/** Referrals stay visible when a professional comes first. */
function Referrals({
  report: { referrals },
  numbers,
}: {
  report: EvaluationReport;
  numbers: SourceNumbers;
}) {
  if (referrals.length === 0) return null;
  return (
    <section className={frameStyles.stack}>
      <h2>{texts.referrals}</h2>
      <Card plain>
        <ul className={styles.rows}>
          {referrals.map((referral) => (
            <li key={referral.id} className={styles.advice}>
              {describeReferral(referral, numbers)}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type ScoreBreakdownProps = {
  name: string;
  score: Score;
  numbers: SourceNumbers;
  max: ScoreMaximum;
  isOverall?: boolean;
};

const ScoreBreakdown = ({ name, score, numbers, max, isOverall = false }: ScoreBreakdownProps) => (
  <FoldedCard title={texts.parts(name)} hint={formatPoints(score.points, max)}>
    <ul className={classNames(cardStyles.body, frameStyles.bulletList, styles.parts)}>
      {describeParts(score, max, { isOverall, numbers }).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  </FoldedCard>
);
