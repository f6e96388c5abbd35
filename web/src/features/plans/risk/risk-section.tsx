import type { Plan } from '@forja/domain/plan/plan';
import type { CardLine, ChemistryPlan, CompoundCard } from '@forja/domain/chemistry/chemistry-plan';
import type { Notice } from '@forja/domain/evidence/notice';
import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { RiskAssessment } from '@forja/domain/risk/risk-assessment';
import { Alert } from '../../../design/feedback/alert.tsx';
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
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskSection;

/** Order that never changes: stop signs, risk and why, what would lower it, check-ups, and only then a compound. */
export function RiskSection({ plan, planId }: { plan: Plan; planId: string }) {
  const { chemistry, risk } = plan;
  const displayedRisk = chemistry?.risk ?? risk;
  return (
    <section
      id="riesgo"
      className={classNames(styles.stack, styles.wide)}
      aria-labelledby="riesgo-t"
    >
      <div className={cardStyles.root}>
        <div className={cardStyles.header}>
          <div>
            <h2 id="riesgo-t" tabIndex={-1}>
              {chemistry && !isMinor(plan) ? messages.headingWithCompounds : messages.heading}
            </h2>
            <p className={textStyles.secondary}>{displayedRisk.disclaimer}</p>
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
        {chemistry && <StopSigns chemistry={chemistry} forMinor={isMinor(plan)} />}
        {chemistry && <Comparison natural={risk} chemistry={chemistry} forMinor={isMinor(plan)} />}
        {displayedRisk.treatment && <Treatment treatment={displayedRisk.treatment} />}
        <Factors risk={displayedRisk} />
        {displayedRisk.counterfactuals.length > 0 && <Counterfactuals risk={displayedRisk} />}
      </div>
      <Notices notices={displayedRisk.conflictingEvidence} />
      {chemistry?.warnings && <Notices notices={chemistry.warnings} />}
      {chemistry && !isMinor(plan) && <RiskMeters sex={plan.input.sex} />}
      {plan.checkUps.length > 0 && <CheckUpList checkUps={plan.checkUps} planId={planId} />}
      {chemistry && <Compounds chemistry={chemistry} />}
      {getCurves(plan).map(({ compoundId, name, regimen }) => (
        <CurveCard key={compoundId} name={name} regimen={regimen} weightKg={plan.input.weightKg} />
      ))}
    </section>
  );
}

function StopSigns({ chemistry, forMinor }: { chemistry: ChemistryPlan; forMinor: boolean }) {
  return (
    <div className={styles.entry}>
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
        {chemistry.emergencySigns.map(({ code, text, basis, sources }) => (
          <li key={code}>
            {text} <TextBadge title={text} basis={basis} keys={sources} />
          </li>
        ))}
      </ul>
      {chemistry.refusal && !forMinor && (
        <Alert kind="error" title={messages.minorTitle} announce={false}>
          {chemistry.refusal.text}{' '}
          {chemistry.refusal.sources.length > 0 && (
            <TextBadge title={messages.minorWhy} basis="source" keys={chemistry.refusal.sources} />
          )}
        </Alert>
      )}
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

type Compared = { natural: RiskAssessment; chemistry: ChemistryPlan; forMinor: boolean };

function whatItAdds({ chemistry, forMinor }: Pick<Compared, 'chemistry' | 'forMinor'>): string {
  if (forMinor) return messages.adds.minor;
  if (chemistry.risk.treatment) return messages.adds.treatment;
  return chemistry.compounds.length === 0 ? messages.adds.noCompounds : messages.adds.compounds;
}

function Comparison({ natural, chemistry, forMinor }: Compared) {
  return (
    <div className={styles.comparison} id="comparar">
      <div>
        <h3>{messages.natural}</h3>
        <p className={textStyles.label}>{messages.title}</p>
        <Risk level={natural.level} />
        <p className={textStyles.secondary}>{messages.naturalLead}</p>
      </div>
      <div>
        <h3>{chemistry.risk.treatment ? messages.treatmentSide : messages.chemistry}</h3>
        <p className={textStyles.label}>{messages.title}</p>
        <Risk level={chemistry.risk.level} />
        <p className={textStyles.secondary}>{whatItAdds({ chemistry, forMinor })}</p>
      </div>
    </div>
  );
}

/** A prescription is not a use: it is said apart, before any point. */
const Treatment = ({ treatment: { text, basis, sources } }: { treatment: Notice }) => (
  <div className={styles.entry}>
    <p>
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
      <ul className={styles.factors}>
        {risk.factors.map(({ id, text, points, basis, sources }) => (
          <li key={id}>
            <span>
              {text} <TextBadge title={text} basis={basis} keys={sources} />
            </span>
            <span className={textStyles.figure}>{signed(points)}</span>
          </li>
        ))}
      </ul>
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

function Compounds({ chemistry }: { chemistry: ChemistryPlan }) {
  if (chemistry.compounds.length === 0) return null;
  return (
    <div className={classNames(cardStyles.root, cardStyles.plain)}>
      <div className={cardStyles.header}>
        <div>
          <h2>{messages.declared}</h2>
          <p className={textStyles.secondary}>{messages.declaredLead}</p>
        </div>
      </div>
      <div className={styles.comparison}>
        {chemistry.compounds.map((card) => (
          <Compound key={card.compoundId} card={card} />
        ))}
      </div>
    </div>
  );
}

function Compound({ card }: { card: CompoundCard }) {
  return (
    <article data-figures="compound">
      <h3>{card.name}</h3>
      <p className={textStyles.secondary}>{card.route}</p>
      <h4>{messages.warnings}</h4>
      <Lines lines={card.warnings} />
      <h4>{messages.monitoring}</h4>
      <Lines lines={card.monitoring} />
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
    </article>
  );
}

/** Each line with its own badge. A plan of an engine older than 1.3.0 stores only the text. */
const Lines = ({ lines }: { lines: readonly (CardLine | string)[] }) => (
  <ul className={styles.bullets}>
    {lines.map((line) =>
      typeof line === 'string' ? (
        <li key={line}>{line}</li>
      ) : (
        <li key={line.text}>
          {line.text}{' '}
          {line.sources.length > 0 && (
            <TextBadge title={line.text} basis="source" keys={line.sources} />
          )}
        </li>
      ),
    )}
  </ul>
);
