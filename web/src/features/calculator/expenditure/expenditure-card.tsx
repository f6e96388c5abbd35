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
  type WeightOfDay,
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
import { type SavedPlan, useLatestPlan } from '../../plans/saved-plan.queries.ts';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { expenditureMessages as texts } from './expenditure.messages.ts';
import { useMeasuredExpenditure } from './expenditure.queries.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

/** Offers the plan made again with what was measured: plans draw it. */
type Recalculation = ComponentType<{ plan: Plan; measurement: ExpenditureMeasurement }>;

/** The expenditure of the person by their own records beside the one of the formula, or what is missing to know it. */
export function ExpenditureCard({ Recalculation }: { Recalculation: Recalculation }) {
  const read = useMeasuredExpenditure();
  const { plan, isPending } = useLatestPlan();
  const exclusion = plan && expenditureExclusion(plan.value.plan.input);
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      {exclusion ? (
        <Alert kind="warning" title={texts.excluded}>
          {texts.exclusions[exclusion]}
        </Alert>
      ) : read.state === 'failed' ? (
        <ErrorState
          level={3}
          title={texts.notRead}
          safe={texts.safe}
          advice={readableError(read.error)}
          actions={<Button onClick={read.retry}>{texts.retry}</Button>}
        />
      ) : read.state === 'pending' || isPending ? (
        <p role="status">{texts.looking}</p>
      ) : read.measured.isKnown ? (
        <KnownExpenditure
          measured={read.measured}
          weights={read.weights}
          plan={plan}
          Recalculation={Recalculation}
        />
      ) : (
        <MissingRecords missing={read.measured.missing} />
      )}
      <p className={textStyles.secondary}>{texts.notFor}</p>
      <p className={textStyles.label}>{texts.method}</p>
      <SourceCitations sources={EXPENDITURE_SOURCES} />
    </div>
  );
}

type Known = Extract<MeasuredExpenditure, { isKnown: true }>;

type KnownProps = {
  measured: Known;
  weights: readonly WeightOfDay[];
  plan: SavedPlan | undefined;
  Recalculation: Recalculation;
};

function KnownExpenditure({ measured, weights, plan, Recalculation }: KnownProps) {
  const { expenditure, standardError } = measured;
  const inPlan = plan?.value.plan.energy.expenditure;
  const formula = inPlan && readFormulaExpenditure(inPlan);
  const { margin } = compareExpenditures(expenditure, measured);
  const comparison =
    formula === undefined ? undefined : compareExpenditures({ value: formula }, measured);
  return (
    <>
      <StatGrid>
        <StatCell
          label={texts.measured}
          value={integer(expenditure.value)}
          unit={expenditure.unit}
          note={texts.margin(kilocalories(margin))}
        />
        <StatCell
          label={texts.formula}
          value={formula === undefined ? undefined : integer(formula)}
          unit={inPlan?.unit}
          pending={texts.noPlan}
          note={plan && texts.ofPlan(date(plan.value.createdAt))}
        />
      </StatGrid>
      {comparison ? <p>{describeComparison(comparison)}</p> : null}
      {inPlan && inPlan.value !== formula ? (
        <p>{texts.inPlan(kilocalories(inPlan.value))}</p>
      ) : null}
      {plan && inPlan && comparison?.isOutsideMargin ? (
        <Recalculation
          plan={plan.value.plan}
          measurement={describeMeasurement(measured, weights, inPlan)}
        />
      ) : null}
      <p className={textStyles.secondary}>
        {texts.records(measured.weighings, measured.completeDays, days(measured.days))}
      </p>
      <ExplainedFigure of={expenditure} />
      <ExplainedFigure of={standardError} />
      {inPlan ? <ExplainedFigure of={inPlan} /> : null}
    </>
  );
}

function describeComparison({ difference, isOutsideMargin }: ExpenditureComparison): string {
  if (!isOutsideMargin) return texts.withinMargin;
  const shown = kilocalories(Math.abs(difference));
  return difference > 0 ? texts.above(shown) : texts.below(shown);
}

type Missing = Extract<MeasuredExpenditure, { isKnown: false }>['missing'];

const MissingRecords = ({ missing }: { missing: Missing }) => (
  <>
    <p>{texts.how}</p>
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
