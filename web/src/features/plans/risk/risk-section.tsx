import type { Plan } from '@forja/domain/plan/plan';
import type { ChemistryPlan } from '@forja/domain/chemistry/chemistry-plan';
import type { Notice } from '@forja/domain/evidence/notice';
import { warningSigns } from '@forja/domain/compounds/warning-signs';
import { CareLinks } from '../../../shared/emergency/care-links.tsx';
import { Call141, CallNow, InArgentina, WithCalls } from '../../../shared/emergency/call-links.tsx';
import { hasAlarm } from '../has-alarm.ts';
import { CheckUpList } from '../check-ups/check-up-list.tsx';
import { Compounds } from './compounds.tsx';
import { Counterfactuals, RiskFactors } from './risk-factors.tsx';
import { Notices } from './notices.tsx';
import { RiskHealth } from './risk-health.tsx';
import { isMinor } from '../is-minor.ts';
import { RiskMeters } from './risk-meters.tsx';
import { Risk } from './risk.tsx';
import { FoldedGroup } from '../../../design/layout/folded-card.tsx';
import { ChemistryComparison } from './chemistry-comparison.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { ListSources } from '../sources/list-sources.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskSection;

/**
 * Fixed order: hard stops, comparison, reasons, how to lower the risk, check-ups, then compounds.
 */
export function RiskSection({ plan, planId }: { plan: Plan; planId: string }) {
  const { chemistry, risk } = plan;
  const displayedRisk = chemistry?.risk ?? risk;
  return (
    <section id="riesgo" className={styles.stack} aria-labelledby="riesgo-t">
      <div className={cardStyles.root}>
        <div className={cardStyles.header}>
          <div>
            <h2 id="riesgo-t" tabIndex={-1}>
              {chemistry && !isMinor(plan) ? messages.headingWithCompounds : messages.heading}
            </h2>
            <p className={textStyles.label}>{displayedRisk.disclaimer}</p>
          </div>
          <div>
            <p className={textStyles.secondary}>
              {messages.title}
              {displayedRisk.treatment && messages.withTreatment}
            </p>
            <Risk level={displayedRisk.level} size="large" />
          </div>
        </div>
        <RiskHealth plan={plan} />
        {chemistry && <StopSigns plan={plan} chemistry={chemistry} />}
        {chemistry && !isMinor(plan) && <ChemistryComparison plan={plan} />}
        {displayedRisk.treatment && <Treatment treatment={displayedRisk.treatment} />}
        <RiskFactors risk={displayedRisk} />
        <Counterfactuals risk={displayedRisk} />
      </div>
      <Notices notices={[...(chemistry?.warnings ?? []), ...displayedRisk.conflictingEvidence]} />
      <FoldedGroup>
        {plan.checkUps.length > 0 && <CheckUpList checkUps={plan.checkUps} planId={planId} />}
        {chemistry && !isMinor(plan) && <RiskMeters sex={plan.input.sex} />}
        {chemistry && <Compounds chemistry={chemistry} plan={plan} />}
      </FoldedGroup>
    </section>
  );
}

/** The page header already links to the alarm. */
function StopSigns({ plan, chemistry }: { plan: Plan; chemistry: ChemistryPlan }) {
  return (
    <div className={styles.entry} data-figures="listed">
      <h3>{messages.stopAndConsult}</h3>
      <p>
        <b>
          <CallNow />.
        </b>{' '}
        <InArgentina>
          {messages.helpline}{' '}
          <b>
            <Call141 />
          </b>
          {messages.allDay}
        </InArgentina>
      </p>
      <CareLinks withoutAlarm={hasAlarm(plan)} />
      <ul className={classNames(styles.bullets, styles.twoColumns)}>
        {warningSigns(chemistry.emergencySigns, plan.input.sex).map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <ListSources title={messages.signs} items={chemistry.emergencySigns} />
      {chemistry.risk.hardStops.length > 0 && (
        <ul className={classNames(styles.bullets, styles.motives)}>
          {chemistry.risk.hardStops.map(({ id, text, basis, sources }) => (
            <li key={id}>
              <WithCalls text={text} /> <TextBadge title={text} basis={basis} keys={sources} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A prescription is not a use: shown apart, before any point. */
const Treatment = ({ treatment: { text, basis, sources } }: { treatment: Notice }) => (
  <div className={styles.entry}>
    <p className={textStyles.label}>
      {text} <TextBadge title={messages.treatment} basis={basis} keys={sources} />
    </p>
  </div>
);
