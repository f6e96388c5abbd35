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
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { NumberedSources } from '../../shared/evidence/numbered-sources.tsx';
import { EmergencyNote } from '../../shared/emergency/emergency-note.tsx';
import { ReadingPage } from '../../shared/reading/reading-page.tsx';
import { RiskStatementMeters } from '../../shared/evidence/risk-statement-meters.tsx';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { EntrySummary } from './entry-summary.tsx';
import { entrySources } from './entry-sources.ts';
import { EntrySources, StatementBadge, StatementText } from './statement-badge.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages;
const { fields } = messages;

const PARTS = [
  'stop',
  'risk',
  'lower',
  'monitoring',
  'compound',
  'curve',
  'unknowns',
  'sources',
] as const;

/** Loaded on demand after the text: only two entries have one. */
const CompoundCurve = lazyPart(async () => (await import('./compound-curve.tsx')).CompoundCurve);

/** Fixed order: hard stops, risk and its reasons, how to lower it, check-ups, then the compound. */
export function CompoundEntry({ compound }: { compound: Compound }) {
  const sources = entrySources(compound);
  const regimen = publicRegimen(compound.id);
  return (
    <EntrySources value={sources}>
      <ReadingPage
        opening={<Opening compound={compound} />}
        parts={PARTS.filter((part) => part !== 'curve' || regimen).map((part) => ({
          id: messages[part].id,
          title: messages[part].title,
        }))}
        summary={<EntrySummary compound={compound} />}
      >
        <StopSigns />
        <Risk compound={compound} />
        <Section part="lower">
          <ul className={frameStyles.bulletList}>
            {waysToLowerRisk(compound).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
        <Section part="monitoring">
          <Statements items={compound.monitoring} />
        </Section>
        <CompoundFields compound={compound} />
        {regimen && (
          <Section part="curve">
            <Suspense fallback={null}>
              <CompoundCurve name={compound.name} regimen={regimen} />
            </Suspense>
          </Section>
        )}
        <Section part="unknowns">
          <ul className={frameStyles.bulletList}>
            {findUnknowns(compound).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
        <Section part="sources">
          <NumberedSources
            sources={sources.map((key, at) => ({ source: source(key), number: at + 1 }))}
          />
        </Section>
        <ReportError name={compound.name} />
      </ReadingPage>
    </EntrySources>
  );
}

const Opening = ({ compound }: { compound: Compound }) => (
  <>
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
  </>
);

type SectionProps = { part: (typeof PARTS)[number]; children: ReactNode; isFirst?: boolean };

const Section = ({ part, children, isFirst = false }: SectionProps) => (
  <Card id={messages[part].id} plain={!isFirst}>
    <CardHeader title={messages[part].title} />
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
  <Section part="stop" isFirst>
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
    <Section part="risk">
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
    <Section part="compound">
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
