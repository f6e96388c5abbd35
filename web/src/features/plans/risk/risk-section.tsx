import type { Plan } from '@forja/domain/plan/plan';
import type { CardLine, ChemistryPlan, CompoundCard } from '@forja/domain/chemistry/chemistry-plan';
import type { Notice } from '@forja/domain/evidence/notice';
import { linesForSex } from '@forja/domain/compounds/lines-for-sex';
import { warningSigns } from '@forja/domain/compounds/warning-signs';
import type { Sex } from '@forja/domain/person/choices';
import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { RiskAssessment } from '@forja/domain/risk/risk-assessment';
import { integer, signed } from '../../../design/format.ts';
import { AlarmLink } from '../alarm/alarm-link.tsx';
import { Call141, CallNow } from '../alarm/call-links.tsx';
import { CheckUpList } from './check-up-list.tsx';
import { CurveCard } from './curve-card.tsx';
import { getCurves } from '../compound-curves.ts';
import { Notices } from './notices.tsx';
import { RiskHealth } from './risk-health.tsx';
import { isMinor } from '../is-minor.ts';
import { RiskMeters } from './risk-meters.tsx';
import { Risk } from './risk.tsx';
import { FoldedCard, FoldedGroup } from '../../../design/layout/folded-card.tsx';
import { ChemistryComparison } from './chemistry-comparison.tsx';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { ListSources } from '../sources/list-sources.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskSection;

/** Order that never changes: stop signs, the comparison, why, what would lower it, check-ups, and only then a compound. */
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
        {chemistry && <StopSigns chemistry={chemistry} sex={plan.input.sex} />}
        {chemistry && !isMinor(plan) && <ChemistryComparison plan={plan} />}
        {displayedRisk.treatment && <Treatment treatment={displayedRisk.treatment} />}
        <Factors risk={displayedRisk} />
        {displayedRisk.counterfactuals.length > 0 && <Counterfactuals risk={displayedRisk} />}
      </div>
      <Notices notices={[...(chemistry?.warnings ?? []), ...displayedRisk.conflictingEvidence]} />
      <FoldedGroup>
        {plan.checkUps.length > 0 && <CheckUpList checkUps={plan.checkUps} planId={planId} />}
        {chemistry && !isMinor(plan) && <RiskMeters sex={plan.input.sex} />}
      </FoldedGroup>
      {chemistry && <Compounds chemistry={chemistry} plan={plan} />}
    </section>
  );
}

function StopSigns({ chemistry, sex }: { chemistry: ChemistryPlan; sex: Sex }) {
  return (
    <div className={styles.entry} data-figures="listed">
      <h3>{messages.stopAndConsult}</h3>
      <p>
        <b>
          <CallNow />.
        </b>{' '}
        {messages.helpline}{' '}
        <b>
          <Call141 />
        </b>
        {messages.allDay}
      </p>
      <AlarmLink />
      <ul className={classNames(styles.bullets, styles.twoColumns)}>
        {warningSigns(chemistry.emergencySigns, sex).map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <ListSources title={messages.signs} items={chemistry.emergencySigns} />
      {chemistry.risk.hardStops.length > 0 && (
        <ul className={classNames(styles.bullets, styles.motives)}>
          {chemistry.risk.hardStops.map(({ id, text, basis, sources }) => (
            <li key={id}>
              {text} <TextBadge title={text} basis={basis} keys={sources} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A prescription is not a use: it is said apart, before any point. */
const Treatment = ({ treatment: { text, basis, sources } }: { treatment: Notice }) => (
  <div className={styles.entry}>
    <p className={textStyles.label}>
      {text} <TextBadge title={messages.treatment} basis={basis} keys={sources} />
    </p>
  </div>
);

function Factors({ risk }: { risk: RiskAssessment }) {
  if (risk.factors.length === 0)
    return (
      <p className={styles.entry}>
        {risk.hardStops.length > 0 ? messages.hardStopsOnly : messages.noPoints}
      </p>
    );
  return (
    <>
      <div className={styles.entry}>
        <h3>
          {messages.why}
          {integer(risk.points.value)}
          {messages.points}
          <FigureBadge of={risk.points} />
        </h3>
      </div>
      <div data-figures="listed">
        <ul className={styles.factors}>
          {risk.factors.map(({ id, text, points }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={textStyles.figure}>{signed(points)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.afterList}>
          <ListSources title={messages.factors} items={risk.factors} />
        </div>
      </div>
    </>
  );
}

function Counterfactuals({ risk }: { risk: RiskAssessment }) {
  // nothing lowers a treatment: what is said of it is not to change it alone
  const staysAsItIs = risk.treatment && risk.counterfactuals.every(({ drop }) => drop === 0);
  const title = staysAsItIs ? messages.aboutTreatment : messages.whatLowersIt;
  return (
    <div data-figures="lower-risk">
      <div className={styles.entry}>
        <h3>
          {title} <TextBadge title={title} basis="forja_rule" keys={[]} />
        </h3>
      </div>
      <ul className={styles.factors}>
        {risk.counterfactuals.map(({ id, text, level, drop }) => (
          <li key={id}>
            <span>
              {text}{' '}
              {drop > 0 && (
                <span className={textStyles.secondary}>
                  ({signed(-drop)}
                  {messages.pointsEnd}
                </span>
              )}
            </span>
            {(drop > 0 || level !== risk.level) && <Risk level={level} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Compounds({ chemistry, plan }: { chemistry: ChemistryPlan; plan: Plan }) {
  if (chemistry.compounds.length === 0) return null;
  return (
    <section id="compuestos" className={styles.stack} aria-labelledby="compuestos-t">
      <div>
        <h2 id="compuestos-t">{messages.declared}</h2>
        <p className={textStyles.secondary}>{messages.declaredLead}</p>
      </div>
      <FoldedGroup>
        {chemistry.compounds.map((card) => (
          <Compound key={card.compoundId} card={card} sex={plan.input.sex} />
        ))}
        {getCurves(plan).map(({ compoundId, name, regimen }) => (
          <CurveCard
            key={compoundId}
            name={name}
            regimen={regimen}
            weightKg={plan.input.weightKg}
          />
        ))}
      </FoldedGroup>
    </section>
  );
}

const Compound = ({ card, sex }: { card: CompoundCard; sex: Sex }) => (
  <FoldedCard title={card.name} hint={card.route}>
    <div className={styles.compound}>
      <h3>{messages.warnings}</h3>
      <Lines title={messages.warnings} lines={linesForSex(card.warnings, sex)} />
      <h3>{messages.monitoring}</h3>
      <Lines title={messages.monitoring} lines={linesForSex(card.monitoring, sex)} />
      <p className={textStyles.secondary}>
        {card.medicalDose ? (
          <>
            {card.medicalDose.text}{' '}
            <TextBadge
              title={messages.leafletDose}
              basis="source"
              keys={card.medicalDose.sources}
            />
          </>
        ) : (
          NO_DOSE_TEXT
        )}
      </p>
    </div>
  </FoldedCard>
);

const hasFigure = (text: string): boolean => /\d/.test(text);

/**
 * A line with a figure has its own badge; the sources of the others stand once, below. A plan of an engine older than
 * 1.3.0 stores only the text.
 */
function Lines({ title, lines }: { title: string; lines: readonly (CardLine | string)[] }) {
  const cited = lines.filter((line) => typeof line !== 'string');
  return (
    <>
      <ul className={styles.bullets}>
        {lines.map((line) =>
          typeof line === 'string' ? (
            <li key={line}>{line}</li>
          ) : (
            <li key={line.text}>
              {line.text}{' '}
              {hasFigure(line.text) && line.sources.length > 0 && (
                <TextBadge title={line.text} basis="source" keys={line.sources} />
              )}
            </li>
          ),
        )}
      </ul>
      <ListSources
        title={title}
        items={cited.filter(({ text, sources }) => !hasFigure(text) && sources.length > 0)}
      />
    </>
  );
}
