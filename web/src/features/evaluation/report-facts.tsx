import type { EvaluationReport } from '@forja/domain/evaluation/report';
import type { ReactNode } from 'react';
import * as cardStyles from '../../design/layout/card.module.css';
import { Card, CardHeader } from '../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../design/layout/stat-grid.tsx';
import * as textStyles from '../../design/text.module.css';
import { bodyMassMessages } from '../../shared/body/body-mass.messages.ts';
import type { SourceNumbers } from './report/describe-evaluation.ts';
import { describeGoals, describePerson, type Fact } from './report/describe-report.ts';
import { evaluationMessages } from './report/evaluation.messages.ts';

const { person, goals } = evaluationMessages.result;

type ReportFactsProps = { report: EvaluationReport; numbers: SourceNumbers };

export const ReportFacts = ({ report, numbers }: ReportFactsProps) => (
  <>
    <Facts title={person.title} facts={describePerson(report, numbers)}>
      {report.personalInfo.bodyMassIndex === undefined ? null : (
        <p className={textStyles.secondary}>{bodyMassMessages.note}</p>
      )}
    </Facts>
    <Facts title={goals.title} facts={describeGoals(report)} />
  </>
);

type FactsProps = { title: string; facts: readonly Fact[]; children?: ReactNode };

function Facts({ title, facts, children }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <Card plain aria-label={title}>
      <CardHeader title={title} />
      <StatGrid columns={2} density="dense">
        {facts.map(({ label, value }) => (
          <StatCell key={label} label={label}>
            {value}
          </StatCell>
        ))}
      </StatGrid>
      {children ? <div className={cardStyles.body}>{children}</div> : null}
    </Card>
  );
}
