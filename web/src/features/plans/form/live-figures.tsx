import { goalLabels } from '@forja/contract/labels';
import { planHealth } from '@forja/domain/clinical/health-line';
import type { Traced } from '@forja/domain/evidence/traced';
import type { Plan } from '@forja/domain/plan/plan';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { iconArrowRight, iconChevronDown, iconChevronUp } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { integer, range, weeks } from '../../../design/format.ts';
import type { PlanDraft } from '../draft/plan-draft.ts';
import { riskLabels } from '../plans.messages.ts';
import { HealthNote } from '../risk/health-note.tsx';
import { healthInShort } from '../risk/health-text.tsx';
import { Risk } from '../risk/risk.tsx';
import { PlanSources } from '../sources/source-numbers.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.liveFigures;

export type LiveFiguresProps = {
  draft: PlanDraft;
  /** Absent while a figure of the first step is missing. */
  plan: Plan | undefined;
  /** Names the missing answer: "Falta la altura". */
  missing: string;
};

/** False when both ends of a range share a source, so that one badge suffices. */
const hasOwnBasis = ({ min, max }: { min: Traced; max: Traced }): boolean =>
  min.basis !== max.basis || min.sources.join() !== max.sources.join();

/** Hidden before its step: until then the absence of chemistry is only a default. */
const isRiskKnown = ({ goal, cycleType }: PlanDraft): boolean =>
  goal !== '' || cycleType === 'steroid';

/** Number of main reasons; the plan page shows all. */
const REASONS = 3;

function body({ draft, plan, missing }: LiveFiguresProps) {
  const chemistry = draft.cycleType === 'steroid' ? plan?.chemistry : undefined;
  const risk = chemistry?.risk ?? plan?.risk;
  const health = plan && planHealth(plan);
  const hasRisk = isRiskKnown(draft);
  return (
    <>
      <div className={cardStyles.header}>
        <div>
          <h2>
            {draft.goal === ''
              ? messages.noGoal
              : `${goalLabels[draft.goal]}${plan ? `, ${weeks(plan.input.cycleWeeks)}` : ''}`}
          </h2>
        </div>
      </div>
      <StatGrid columns={2}>
        {plan ? (
          <>
            <StatCell
              label={draft.goal === '' ? messages.maintenanceEnergy : messages.energy}
              value={integer(plan.energy.target.value)}
              unit={messages.energyUnit}
              badge={<FigureBadge of={plan.energy.target} name={messages.energyPerDay} />}
            />
            <StatCell
              label={messages.protein}
              value={integer(plan.macros.protein.value)}
              unit={messages.proteinUnit}
              badge={<FigureBadge of={plan.macros.protein} />}
            />
            <StatCell
              label={messages.days}
              value={String(plan.training.days.length)}
              note={plan.training.paused ? messages.pausedDays : messages.chosenDays}
            />
            {draft.level === '' ? (
              <StatCell label={messages.sets} pending={messages.healthStep} />
            ) : (
              <StatCell
                label={messages.sets}
                value={range(
                  plan.training.weeklyRange.min.value,
                  plan.training.weeklyRange.max.value,
                )}
                badge={<FigureBadge of={plan.training.weeklyRange.min} />}
                note={
                  hasOwnBasis(plan.training.weeklyRange) && (
                    <>
                      {messages.ceiling}
                      <FigureBadge of={plan.training.weeklyRange.max} />
                    </>
                  )
                }
              />
            )}
          </>
        ) : (
          <>
            <StatCell label={messages.energy} pending={missing} />
            <StatCell label={messages.protein} pending={messages.nothing} />
            <StatCell label={messages.days} value={draft.trainingDays} />
            <StatCell label={messages.sets} pending={messages.nothing} />
          </>
        )}
      </StatGrid>
      {health && (health.severity !== 'none' || hasRisk) && (
        <div className={classNames(cardStyles.body, styles.health)}>
          <HealthNote health={health} />
        </div>
      )}
      <div className={cardStyles.body}>
        {plan && risk && hasRisk ? (
          <>
            <div className={styles.risk}>
              <span className={textStyles.label}>{messages.risk}</span>
              <Risk level={risk.level} size="large" />
            </div>
            <ul className={styles.reasons}>
              {risk.hardStops.slice(0, 1).map(({ id, text, basis, sources }) => (
                <li key={id}>
                  <Icon path={iconChevronUp} size="s" />
                  <span>
                    {text} <TextBadge title={messages.reason} basis={basis} keys={sources} />
                  </span>
                </li>
              ))}
              {risk.factors
                .toSorted((a, b) => b.points - a.points)
                .slice(0, REASONS)
                .map(({ id, text, basis, sources }) => (
                  <li key={id}>
                    <Icon path={iconChevronUp} size="s" />
                    <span>
                      {messages.raisedBy}
                      {text} <TextBadge title={messages.reason} basis={basis} keys={sources} />
                    </span>
                  </li>
                ))}
              {chemistry && (
                <li>
                  <Icon path={iconChevronDown} size="s" />
                  <span>
                    {messages.natural}
                    <b>{riskLabels[plan.risk.level]}</b>.
                  </span>
                </li>
              )}
              {[...plan.energy.notices, ...plan.macros.notices]
                .filter(({ severity }) => severity !== 'info')
                .slice(0, 2)
                .map(({ code, text, basis, sources }) => (
                  <li key={code}>
                    <Icon path={iconArrowRight} size="s" />
                    <span>
                      {text} <TextBadge title={messages.notice} basis={basis} keys={sources} />
                    </span>
                  </li>
                ))}
            </ul>
          </>
        ) : (
          <p className={textStyles.secondary}>{messages.lead}</p>
        )}
      </div>
    </>
  );
}

export function LiveFigures(props: LiveFiguresProps) {
  return (
    <PlanSources value={props.plan?.sources ?? []}>
      <aside className={styles.aside} aria-label={messages.preview}>
        <Card tab={messages.live} raised>
          {body(props)}
        </Card>
      </aside>
    </PlanSources>
  );
}

/** On a phone it shows two figures over the action bar, and the rest on a tap. */
export function PeekingFigures(props: LiveFiguresProps) {
  const { plan, draft, missing } = props;
  const risk = draft.cycleType === 'steroid' ? plan?.chemistry?.risk : plan?.risk;
  return (
    <PlanSources value={plan?.sources ?? []}>
      <details className={styles.preview}>
        <summary>
          <span className={cardStyles.tab}>{messages.live}</span>
          <span className={classNames(styles.handle, cardStyles.root)}>
            <span>
              <span className={textStyles.label}>{messages.energyShort}</span>
              <span className={textStyles.figure}>
                {plan ? (
                  <>
                    {integer(plan.energy.target.value)}
                    <span className={textStyles.unit}>{messages.kcal}</span>
                  </>
                ) : (
                  <span className={styles.pending}>{missing}</span>
                )}
              </span>
            </span>
            <span>
              <span className={textStyles.label}>
                {isRiskKnown(draft) ? messages.risk : messages.proteinShort}
              </span>
              {isRiskKnown(draft) && risk ? (
                <Risk level={risk.level} />
              ) : (
                <span className={textStyles.figure}>
                  {plan ? integer(plan.macros.protein.value) : '–'}
                  {plan && <span className={textStyles.unit}>{messages.grams}</span>}
                </span>
              )}
              {plan && planHealth(plan).severity !== 'none' && (
                <b className={styles.shortHealth}>{healthInShort[planHealth(plan).severity]}</b>
              )}
            </span>
            <span className={styles.arrow}>
              <Icon path={iconChevronUp} />
            </span>
          </span>
        </summary>
        <div className={classNames(cardStyles.root, cardStyles.plain)}>{body(props)}</div>
      </details>
    </PlanSources>
  );
}
