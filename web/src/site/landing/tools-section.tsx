import { Fragment, type ReactNode } from 'react';
import { RiskLevel } from '../../design/evidence/risk-level.tsx';
import { examplePlan as plan } from './example-plan.data.ts';
import { SourceBadgeFace } from '../../design/evidence/source-badge-face.tsx';
import { isFirm, sourceBadgeLabel } from '../../design/evidence/source-details.ts';
import { type ExampleFigure, type ToolFragment, WEIGHT_DRAWING } from './example-plan.ts';
import { exampleTools } from './example-tools.data.ts';
import { landingMessages } from './landing-rest.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as sourceBadgeStyles from '../../design/evidence/source-badge.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './landing.module.css';

const { tools } = landingMessages;
const [energy, protein, , water] = plan.figures;
const { compounds, sourceEntries, weight, workout, meal, evaluation } = exampleTools;

/** A link, because documents have no code to open a source. */
const SourceLink = ({ figure: { source } }: { figure: ExampleFigure }) => (
  <a
    href={`/fuentes#${sourceEntries[source.number]}`}
    className={classNames(
      sourceBadgeStyles.root,
      isFirm(source.strength) ? sourceBadgeStyles.firm : sourceBadgeStyles.weak,
    )}
    aria-label={sourceBadgeLabel(source.strength, source.number)}
  >
    <SourceBadgeFace strength={source.strength} number={source.number} />
  </a>
);

const WeightDrawing = () => (
  <svg
    className={styles.weight}
    viewBox={`0 -4 ${WEIGHT_DRAWING.width} ${WEIGHT_DRAWING.height + 8}`}
    role="img"
    aria-label={tools.weightDrawing(weight.start, weight.end, weight.endLabel)}
  >
    <path className={styles.weightBand} d={weight.band} />
    <path className={styles.weightLine} d={weight.line} />
  </svg>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <p>
    <span>{label}</span>
    <b>{children}</b>
  </p>
);

const Rows = ({ fragment: { rows, source } }: { fragment: ToolFragment }) => (
  <>
    {rows.map(({ label, value }) => (
      <Row key={label} label={label}>
        {value}
      </Row>
    ))}
    {source ? (
      <p>
        <a href={source.path}>{source.name}</a>
        <span>{tools.evidence(source.strength)}</span>
      </p>
    ) : null}
  </>
);

/** Real fragments of each tool, from the example plan. */
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
  [energy, protein, water].map((figure) =>
    figure ? (
      <Row key={figure.label} label={figure.label}>
        {figure.value} {figure.unit} <SourceLink figure={figure} />
      </Row>
    ) : null,
  ),
  <>
    <Row label={tools.worthIt}>
      {plan.worthIt.label} <SourceLink figure={plan.worthIt} />
    </Row>
    <Row label={tools.notNeeded}>{plan.notNeeded[0]}</Row>
  </>,
  <>
    <WeightDrawing />
    <Row label={tools.today}>{weight.start}</Row>
    <Row label={tools.later(weight.endLabel)}>{weight.end}</Row>
    <p>
      <a href="/metodo">{tools.method}</a>
      <span>{tools.rule}</span>
    </p>
  </>,
  <Rows key="workout" fragment={workout} />,
  <Rows key="meal" fragment={meal} />,
  <Fragment key="evaluation">
    <Rows fragment={evaluation} />
    <p>
      <a href="/evaluacion-integral">{tools.startEvaluation}</a>
    </p>
  </Fragment>,
  compounds.map(({ name, category, path }) => (
    <p key={path}>
      <a href={path}>{name}</a>
      <span>{category}</span>
    </p>
  )),
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
