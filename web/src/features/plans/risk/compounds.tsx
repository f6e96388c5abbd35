import type { CardLine, ChemistryPlan, CompoundCard } from '@forja/domain/chemistry/chemistry-plan';
import {
  lineText,
  shareLines,
  type SharedLine,
  type SharedLines,
  type StoredLine,
} from '@forja/domain/chemistry/shared-lines';
import { NO_DOSE_TEXT } from '@forja/domain/compounds/reference-dose';
import type { Plan } from '@forja/domain/plan/plan';
import { source } from '@forja/domain/evidence/sources';
import { once } from '@forja/domain/units/once';
import type { ReactNode } from 'react';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { EvidenceNote } from '../../../shared/evidence/evidence-note.tsx';
import { getCurves } from '../compound-curves.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import { ListSources } from '../sources/list-sources.tsx';
import { FoldedCurve } from './curve.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.compounds;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

type CompoundsProps = { chemistry: ChemistryPlan; plan: Plan };

/** Shared statements once, then those of each compound. */
export function Compounds({ chemistry: { compounds }, plan }: CompoundsProps) {
  if (compounds.length === 0) return null;
  const { shared, ofEach } = shareLines(compounds, plan.input.sex);
  return (
    <FoldedCard
      id="compuestos"
      title={messages.title}
      hint={listed().format(compounds.map(({ name }) => name))}
    >
      <p className={styles.entry}>{messages.lead}</p>
      {shared.warnings.length + shared.monitoring.length > 0 && (
        <details className={styles.folded}>
          <summary>{messages.shared}</summary>
          <Advice {...shared} />
        </details>
      )}
      {compounds.map((card, at) => (
        <Compound key={card.compoundId} card={card} lines={ofEach[at]} />
      ))}
      {getCurves(plan).map(({ compoundId, ...curve }) => (
        <FoldedCurve key={compoundId} {...curve} weightKg={plan.input.weightKg} />
      ))}
    </FoldedCard>
  );
}

type CompoundProps = { card: CompoundCard; lines: SharedLines['ofEach'][number] | undefined };

const Compound = ({
  card: { name, route, medicalDose },
  lines = { warnings: [], monitoring: [] },
}: CompoundProps) => (
  <details className={styles.folded}>
    <summary>
      {name} <span className={textStyles.secondary}>({route})</span>
    </summary>
    <Advice warnings={inCard(lines.warnings)} monitoring={inCard(lines.monitoring)}>
      <p className={textStyles.secondary}>
        {medicalDose ? (
          <>
            {medicalDose.text}{' '}
            <TextBadge title={messages.leafletDose} basis="source" keys={medicalDose.sources} />
          </>
        ) : (
          NO_DOSE_TEXT
        )}
      </p>
    </Advice>
  </details>
);

const inCard = (lines: readonly StoredLine[]): SharedLine[] =>
  lines.map((line) => ({ line, names: [] }));

type AdviceProps = {
  warnings: readonly SharedLine[];
  monitoring: readonly SharedLine[];
  children?: ReactNode;
};

const Advice = ({ warnings, monitoring, children }: AdviceProps) => (
  <div className={styles.compound}>
    <Lines title={messages.warnings} lines={warnings} />
    <Lines title={messages.monitoring} lines={monitoring} />
    {children}
  </div>
);

const hasFigure = (text: string): boolean => /\d/.test(text);

function LineBadge({ line: { text, sources } }: { line: CardLine }) {
  const [first] = sources;
  if (first === undefined) return null;
  return (
    <>
      <TextBadge title={text} basis="source" keys={sources} /> <EvidenceNote work={source(first)} />
    </>
  );
}

/** Lines with a figure have a badge; the others share one list of sources below. */
function Lines({ title, lines }: { title: string; lines: readonly SharedLine[] }) {
  if (lines.length === 0) return null;
  const cited = lines.flatMap(({ line }) => (typeof line === 'string' ? [] : [line]));
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.bullets}>
        {lines.map(({ line, names }) => (
          <li key={lineText(line)}>
            {names.length > 0 && <b>{messages.of(listed().format(names))} </b>}
            <WithCalls text={lineText(line)} />{' '}
            {typeof line !== 'string' && hasFigure(line.text) && <LineBadge line={line} />}
          </li>
        ))}
      </ul>
      <ListSources
        title={title}
        items={cited.filter(({ text, sources }) => !hasFigure(text) && sources.length > 0)}
      />
    </>
  );
}
