import { compareExpenditures } from '@forja/domain/expenditure/compare-expenditures';
import { expenditureExclusion } from '@forja/domain/expenditure/expenditure-exclusion';
import {
  EXPENDITURE_SOURCES,
  type MeasuredExpenditure,
} from '@forja/domain/expenditure/measured-expenditure';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { date, days, integer, kilocalories } from '../../../design/format.ts';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { type SavedPlan, useLatestPlan } from '../../plans/plans.queries.ts';
import { ExplainedFigure } from '../explained/explained-figure.tsx';
import { expenditureMessages as texts } from './expenditure.messages.ts';
import { useMeasuredExpenditure } from './expenditure.queries.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

/** The expenditure of the person by their own records beside the one of the formula, or what is missing to know it. */
export function ExpenditureCard() {
  const measured = useMeasuredExpenditure();
  const { plan, isPending } = useLatestPlan();
  const exclusion = plan && expenditureExclusion(plan.value.plan.input);
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      {exclusion ? (
        <Alert kind="warning" title={texts.excluded}>
          {texts.exclusions[exclusion]}
        </Alert>
      ) : measured === undefined || isPending ? (
        <p role="status">{texts.looking}</p>
      ) : measured.isKnown ? (
        <KnownExpenditure measured={measured} plan={plan} />
      ) : (
        <MissingRecords missing={measured.missing} />
      )}
      <p className={textStyles.secondary}>{texts.notFor}</p>
      <p className={textStyles.label}>{texts.method}</p>
      <SourceCitations sources={EXPENDITURE_SOURCES} />
    </div>
  );
}

type Known = Extract<MeasuredExpenditure, { isKnown: true }>;

function KnownExpenditure({ measured, plan }: { measured: Known; plan: SavedPlan | undefined }) {
  const { expenditure, standardError } = measured;
  const formula = plan?.value.plan.energy.expenditure;
  const margin = compareExpenditures(expenditure, measured).margin;
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
          value={formula && integer(formula.value)}
          unit={formula?.unit}
          pending={texts.noPlan}
          note={plan && texts.ofPlan(date(plan.value.createdAt))}
        />
      </StatGrid>
      {formula ? <p>{describeComparison(formula, measured)}</p> : null}
      <p className={textStyles.secondary}>
        {texts.records(measured.weighings, measured.completeDays, days(measured.days))}
      </p>
      <ExplainedFigure of={expenditure} />
      <ExplainedFigure of={standardError} />
      {formula ? <ExplainedFigure of={formula} /> : null}
    </>
  );
}

function describeComparison(formula: { value: number }, measured: Known): string {
  const { difference, isOutsideMargin } = compareExpenditures(formula, measured);
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
