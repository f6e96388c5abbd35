import type { ReactNode } from 'react';
import { RiskLevel } from '../../design/evidence/risk-level.tsx';
import { examplePlan as plan } from './example-plan.data.ts';
import { LandingSourceBadge } from './landing-source-badge.tsx';
import { landingMessages } from './landing-rest.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './landing.module.css';

const { tools } = landingMessages;
const [energy, protein] = plan.figures;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    <span>{label}</span>
    <b>{children}</b>
  </p>
);

/** A piece of each tool, of the plan of the example: what it says and not a picture of it. */
const FRAGMENTS: readonly ReactNode[] = [
  plan.risks.map(({ label, level }) => (
    <Row key={label} label={label}>
      <RiskLevel level={level} />
    </Row>
  )),
  plan.exercises.slice(0, 2).map(({ name, sets }) => (
    <Row key={name} label={name}>
      {sets}
    </Row>
  )),
  [energy, protein].map((figure) =>
    figure ? (
      <Row key={figure.label} label={figure.label}>
        {figure.value} {figure.unit} <LandingSourceBadge figure={figure} />
      </Row>
    ) : null,
  ),
  <>
    <Row label={tools.worthIt}>
      {plan.worthIt.label} <LandingSourceBadge figure={plan.worthIt} />
    </Row>
    <Row label={tools.notNeeded}>{plan.notNeeded[0]}</Row>
  </>,
];

export const ToolsSection = () => (
  <section className={classNames(styles.section, styles.sectionContinued)}>
    <div className={frameStyles.container}>
      <div className={styles.sectionHeader}>
        <h2>{tools.title}</h2>
        <p className={textStyles.lead}>{tools.lead}</p>
      </div>
      <ul className={styles.tools}>
        {tools.list.map(({ title, text }, index) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={styles.fragment}>{FRAGMENTS[index]}</div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
