import { checkUps } from '@forja/domain/monitoring/check-ups';
import type { Plan } from '@forja/domain/plan/plan';
import { createProfile } from '@forja/domain/profile/profile';
import type { ReactNode } from 'react';
import { kilocalories, kilograms, quantity, trimmed, weeks } from '../../../design/format.ts';
import { GAIN_WITH_COMPOUNDS } from '../sources/page-sources.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { Risk } from './risk.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as tableStyles from '../../../design/layout/table.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.comparison;

type Row = { name: string; natural: ReactNode; chemistry: ReactNode };

/** Natural first: differences and equal parts. */
export function ChemistryComparison({ plan }: { plan: Plan }) {
  const { chemistry } = plan;
  if (!chemistry) return null;
  const isTreatment = chemistry.risk.treatment !== undefined;
  return (
    <div id="comparar" className={styles.compared}>
      <h3 className={styles.entry} id="comparar-t">
        {messages.title}
      </h3>
      <table className={tableStyles.root} aria-labelledby="comparar-t">
        <thead>
          <tr>
            <th scope="col">{messages.what}</th>
            <th scope="col">{messages.natural}</th>
            <th scope="col">{isTreatment ? messages.treatment : messages.chemistry}</th>
          </tr>
        </thead>
        <tbody>
          {rows(plan, chemistry, isTreatment).map(({ name, natural, chemistry: other }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{natural}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chemistry.compounds.length === 0 && !isTreatment && (
        <p className={classNames(styles.entry, textStyles.secondary)}>
          {messages.withoutCompounds}
        </p>
      )}
    </div>
  );
}

function rows(plan: Plan, chemistry: NonNullable<Plan['chemistry']>, isTreatment: boolean): Row[] {
  const { energy, macros, training, input, risk, projection } = plan;
  const naturalCheckUps = checkUps(createProfile({ ...input, cycleType: 'natural' }));
  return [
    {
      name: messages.energy,
      natural: (
        <>
          {kilocalories(energy.target.value)} <FigureBadge of={energy.target} />
        </>
      ),
      chemistry: messages.same,
    },
    {
      name: messages.protein,
      natural: (
        <>
          {quantity(macros.protein.value, macros.protein.unit, 0)}{' '}
          <FigureBadge of={macros.protein} />
        </>
      ),
      chemistry: messages.same,
    },
    {
      name: messages.week,
      natural: training.paused ? (
        messages.noTraining
      ) : (
        <>
          {messages.sessions(training.days.length)}{' '}
          <TextBadge title={messages.sessionsSource} basis="forja_rule" keys={[]} />
        </>
      ),
      chemistry: messages.same,
    },
    {
      name: messages.finalWeight(weeks(input.cycleWeeks)),
      natural: <ExpectedWeight plan={plan} />,
      chemistry: isTreatment ? (
        messages.same
      ) : (
        <>
          {messages.unknownGain}{' '}
          <TextBadge title={messages.weight} basis="source" keys={[GAIN_WITH_COMPOUNDS]} />
        </>
      ),
    },
    ...(projection.points.length > 0
      ? [
          {
            name: messages.certainty,
            natural: messages.naturalCertainty,
            chemistry: isTreatment ? messages.same : messages.chemistryCertainty,
          },
        ]
      : []),
    {
      name: messages.risk,
      natural: <Risk level={risk.level} />,
      chemistry: <Risk level={chemistry.risk.level} />,
    },
    {
      name: messages.checkUps,
      natural: messages.moments(naturalCheckUps.length),
      chemistry: (
        <>
          {messages.moments(plan.checkUps.length)}{' '}
          <TextBadge title={messages.checkUps} basis="expert_judgement" keys={[]} />
        </>
      ),
    },
    {
      name: messages.cost,
      natural: naturalCheckUps.length === 0 ? messages.noCost : messages.unknownCost,
      chemistry: messages.unknownCost,
    },
  ];
}

function ExpectedWeight({ plan: { projection } }: { plan: Plan }) {
  const last = projection.points.at(-1);
  if (!last) return messages.notProjected;
  return (
    <>
      {messages.between(trimmed(last.low), kilograms(last.high))}{' '}
      <FigureBadge of={projection.rule} />
    </>
  );
}
