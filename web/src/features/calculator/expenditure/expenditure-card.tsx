import {
  compareExpenditures,
  type ExpenditureComparison,
} from '@forja/domain/expenditure/compare-expenditures';
import {
  describeMeasurement,
  readFormulaExpenditure,
} from '@forja/domain/expenditure/describe-measurement';
import { expenditureExclusion } from '@forja/domain/expenditure/expenditure-exclusion';
import {
  EXPENDITURE_SOURCES,
  type MeasuredExpenditure,
} from '@forja/domain/expenditure/measured-expenditure';
import type { ExpenditureMeasurement } from '@forja/domain/person/plan-input';
import type { Plan } from '@forja/domain/plan/plan';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { date, days, integer, kilocalories } from '../../../design/format.ts';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import type { SavedPlan } from '../../plans/saved-plan.queries.ts';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { CreatineQuestion } from './creatine-question.tsx';
import { expenditureMessages as texts } from './expenditure.messages.ts';
import { useMeasuredExpenditure } from './expenditure.queries.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

/** Injected, because plans draw the recalculation. */
type Recalculation = ComponentType<{ plan: Plan; measurement: ExpenditureMeasurement }>;

export function ExpenditureCard({ Recalculation }: { Recalculation: Recalculation }) {
  const records = useMeasuredExpenditure();
  const exclusion =
    records.state === 'read' ? expenditureExclusion(records.plan.value.plan.input) : undefined;
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      {exclusion ? (
        <Alert kind="warning" title={texts.excluded}>
          {texts.exclusions[exclusion]}
        </Alert>
      ) : records.state === 'failed' ? (
        <ErrorState
          level={3}
          title={texts.notRead}
          safe={texts.safe}
          advice={readableError(records.error)}
          actions={<Button onClick={records.retry}>{texts.retry}</Button>}
        />
      ) : records.state === 'pending' ? (
        <p role="status">{texts.looking}</p>
      ) : records.state === 'unplanned' ? (
        <>
          <p>{texts.how}</p>
          <p>{texts.planFirst}</p>
          <LinkButton render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}>
            {texts.makePlan}
          </LinkButton>
        </>
      ) : 'missing' in records.measured ? (
        <MissingRecords {...records.measured} />
      ) : 'impossible' in records.measured ? (
        <ImpossibleExpenditure {...records.measured} />
      ) : records.creatineSince === undefined ? null : (
        <KnownExpenditure
          measured={records.measured}
          plan={records.plan}
          Recalculation={Recalculation}
        />
      )}
      {records.state === 'read' && !exclusion ? (
        <CreatineQuestion answered={records.creatineSince} />
      ) : null}
      <p className={textStyles.secondary}>{texts.notFor}</p>
      <p className={textStyles.label}>{texts.method}</p>
      <SourceCitations sources={EXPENDITURE_SOURCES} />
    </div>
  );
}

type Known = Extract<MeasuredExpenditure, { isKnown: true }>;

type KnownProps = {
  measured: Known;
  plan: SavedPlan;
  Recalculation: Recalculation;
};

function KnownExpenditure({ measured, plan, Recalculation }: KnownProps) {
  const { expenditure, standardError } = measured;
  const inPlan = plan.value.plan.energy.expenditure;
  const formula = readFormulaExpenditure(inPlan);
  const comparison = compareExpenditures({ value: formula }, measured);
  return (
    <>
      <StatGrid>
        <StatCell
          label={texts.measured}
          value={integer(expenditure.value)}
          unit={expenditure.unit}
          note={texts.margin(kilocalories(comparison.margin))}
        />
        <StatCell
          label={texts.formula}
          value={integer(formula)}
          unit={inPlan.unit}
          note={texts.ofPlan(date(plan.value.createdAt))}
        />
      </StatGrid>
      <p>{describeComparison(comparison)}</p>
      {inPlan.value === formula ? null : <p>{texts.inPlan(kilocalories(inPlan.value))}</p>}
      {comparison.isOutsideMargin ? (
        <Recalculation plan={plan.value.plan} measurement={describeMeasurement(measured, inPlan)} />
      ) : null}
      <p className={textStyles.secondary}>
        {texts.records(measured.weighings, measured.completeDays, days(measured.days))}{' '}
        {texts.window(date(measured.from), date(measured.to))}
      </p>
      <ExplainedFigure of={expenditure} />
      <ExplainedFigure of={standardError} />
      <ExplainedFigure of={inPlan} />
    </>
  );
}

type Impossible = Extract<MeasuredExpenditure, { impossible: string }>;

/** Hides an impossible figure: it would look like a reason to eat less. */
const ImpossibleExpenditure = ({ impossible, from, to }: Impossible) => (
  <Alert kind="warning" title={texts.notEnough}>
    {texts.impossible[impossible](date(from), date(to))}
  </Alert>
);

function describeComparison({ difference, isOutsideMargin }: ExpenditureComparison): string {
  if (!isOutsideMargin) return texts.withinMargin;
  const formattedDifference = kilocalories(Math.abs(difference));
  return difference > 0 ? texts.above(formattedDifference) : texts.below(formattedDifference);
}

type Missing = Extract<MeasuredExpenditure, { missing: object }>;

const MissingRecords = ({ missing, settling }: Missing) => (
  <>
    <p>{texts.how}</p>
    {settling ? <p>{texts.settling[settling.reason](date(settling.until))}</p> : null}
    <p className={textStyles.label}>{texts.missing}</p>
    <ul className={frameStyles.bulletList}>
      {missing.days > 0 ? <li>{texts.days(days(missing.days))}</li> : null}
      {missing.weighings > 0 ? <li>{texts.weighings(missing.weighings)}</li> : null}
      {missing.days + missing.weighings === 0 ? <li>{texts.weightReady}</li> : null}
      <li>
        {missing.completeDays > 0
          ? texts.completeDays(days(missing.completeDays))
          : texts.completeReady}
      </li>
    </ul>
    <p>{texts.howToComplete}</p>
    <LinkButton render={(linkProps) => <Link to="/calculadora/nutrientes" {...linkProps} />}>
      {texts.openNutrients}
    </LinkButton>
  </>
);
