import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import type { Compound } from '@forja/domain/compounds/compound';
import { WARNING_SIGNS } from '@forja/domain/compounds/emergency-signs.data';
import { publicRegimen } from '@forja/domain/curve/reference-regimens.data';
import { NO_DOSE_TEXT, referenceDose } from '@forja/domain/compounds/reference-dose';
import type { Statement } from '@forja/domain/compounds/statement';
import { source } from '@forja/domain/evidence/sources';
import { waysToLowerRisk } from '@forja/domain/glossary/lower-risk';
import { riskStatements } from '@forja/domain/glossary/risk-of-compound';
import { findUnknowns } from '@forja/domain/glossary/unknowns';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Tag } from '../../design/feedback/tag.tsx';
import { SourceBadge } from '../../design/evidence/source-badge.tsx';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { Citation } from '../../shared/evidence/citation.tsx';
import { EmergencyNote } from '../../shared/emergency/emergency-note.tsx';
import { RiskStatementMeters } from '../../shared/evidence/risk-statement-meters.tsx';
import { lazyPart } from '../../shared/later-parts/lazy-part.ts';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { entrySources } from './entry-sources.ts';
import { EntrySources, StatementBadge, StatementText } from './statement-badge.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages;
const { fields } = messages;

/** Two of the entries have one: its code is not that of the others, and comes after the text. */
const CompoundCurve = lazyPart(async () => (await import('./compound-curve.tsx')).CompoundCurve);

/** Order that never changes: stop signs, risk and why, what would lower it, check-ups, and only then the compound. */
export function CompoundEntry({ compound }: { compound: Compound }) {
  const sources = entrySources(compound);
  const regimen = publicRegimen(compound.id);
  return (
    <EntrySources value={sources}>
      <article className={styles.entry} data-open-to-visitors>
        <header className={styles.header}>
          <p className={styles.screenOnly}>
            <Link to="/glosario">{messages.backToGlossary}</Link>
          </p>
          <h1>{compound.name}</h1>
          <p className={styles.tags}>
            <Tag>{CATEGORY_LABELS[compound.category]}</Tag> <Tag>{compound.class}</Tag>
          </p>
          <p className={textStyles.secondary}>{DISCLAIMERS.purpose}</p>
        </header>
        <EmergencyNote />
        <StopSigns />
        <Risk compound={compound} />
        <Section title={messages.lower.title}>
          <ul className={frameStyles.bulletList}>
            {waysToLowerRisk(compound).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
        <Section title={messages.monitoring.title}>
          <Statements items={compound.monitoring} />
        </Section>
        <CompoundFields compound={compound} />
        {regimen && (
          <Section title={messages.curve.title}>
            <Suspense fallback={null}>
              <CompoundCurve name={compound.name} regimen={regimen} />
            </Suspense>
          </Section>
        )}
        <Section title={messages.unknowns.title}>
          <ul className={frameStyles.bulletList}>
            {findUnknowns(compound).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
        <Section title={messages.sources.title}>
          <ol className={styles.sources}>
            {sources.map((key, index) => (
              <li key={key}>
                <SourceBadge strength={source(key).strength} number={index + 1} />
                <span>
                  <Citation source={source(key)} />
                </span>
              </li>
            ))}
          </ol>
        </Section>
        <ReportError name={compound.name} />
      </article>
    </EntrySources>
  );
}

type SectionProps = { title: string; children: ReactNode; isFirst?: boolean };

const Section = ({ title, children, isFirst = false }: SectionProps) => (
  <Card plain={!isFirst}>
    <CardHeader title={title} />
    <CardBody className={styles.body ?? ''}>{children}</CardBody>
  </Card>
);

const Statements = ({ items }: { items: readonly Statement[] }) => (
  <ul className={frameStyles.bulletList}>
    {items.map((statement) => (
      <li key={statement.text}>
        <StatementText statement={statement} />
      </li>
    ))}
  </ul>
);

const StopSigns = () => (
  <Section title={messages.stop.title} isFirst>
    <ul className={classNames(frameStyles.bulletList, styles.twoColumns)}>
      {WARNING_SIGNS.map(({ code, text }) => (
        <li key={code}>{text}</li>
      ))}
    </ul>
    <p className={textStyles.label}>{messages.stop.sources}</p>
  </Section>
);

function Risk({ compound }: { compound: Compound }) {
  const harms = riskStatements(compound);
  return (
    <Section title={messages.risk.title}>
      {compound.neverList ? (
        <Alert kind="warning" title={messages.risk.never} />
      ) : (
        <p>{messages.risk.depends}</p>
      )}
      <p className={textStyles.label}>{messages.risk.meter}</p>
      <h3>{fields.warnings}</h3>
      <Statements items={compound.warnings} />
      <h3>{fields.sideEffects}</h3>
      <Statements items={compound.sideEffects} />
      <h3>{fields.interactions}</h3>
      <Statements items={compound.interactions} />
      {harms.length > 0 && (
        <details className={styles.harms}>
          <summary>{messages.risk.harms}</summary>
          <p className={textStyles.label}>{messages.risk.bars}</p>
          <ul>
            {harms.map((statement) => (
              <li key={statement.id}>
                <p>
                  {statement.text} <StatementBadge statement={statement} />
                </p>
                <RiskStatementMeters statement={statement} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function CompoundFields({ compound }: { compound: Compound }) {
  const dose = referenceDose(compound);
  return (
    <Section title={messages.compound.title}>
      <dl className={styles.fields}>
        <Fact name={fields.category}>{CATEGORY_LABELS[compound.category]}</Fact>
        <Fact name={fields.route}>{compound.route}</Fact>
        <Fact name={fields.objective}>{compound.objective}</Fact>
        <Fact name={fields.description}>
          <StatementText statement={compound.description} />
        </Fact>
        <Fact name={fields.mechanism}>
          <StatementText statement={compound.mechanism} />
        </Fact>
        <Fact name={fields.benefits}>
          <StatementText statement={compound.benefitsSought} />
        </Fact>
        <Fact name={fields.studies}>
          <Statements items={compound.studies} />
        </Fact>
        {compound.halfLife && (
          <Fact name={fields.halfLife}>
            <StatementText statement={compound.halfLife} />
          </Fact>
        )}
        <Fact name={fields.legal}>
          <ul className={frameStyles.bulletList}>
            {compound.legal.map((statement) => (
              <li key={statement.text}>
                <StatementText statement={statement} />{' '}
                <span className={textStyles.secondary}>{messages.textDate(statement.asOf)}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={fields.medicalDose}>
          {dose ? <StatementText statement={dose} /> : NO_DOSE_TEXT}
        </Fact>
      </dl>
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const ReportError = ({ name }: { name: string }) => (
  <section className={classNames(styles.report, styles.screenOnly)} aria-labelledby="avisar-error">
    <h2 id="avisar-error">{messages.report.title}</h2>
    <p className={textStyles.secondary}>{messages.report.text}</p>
    <LinkButton
      href={`mailto:${siteSettings.supportEmail}?subject=${encodeURIComponent(messages.report.subject(name))}`}
    >
      {messages.report.send}
    </LinkButton>
  </section>
);
