import type { Traced } from '@forja/domain/evidence/traced';
import type { MacroPlan } from '@forja/domain/macros/macro-plan';
import type { DayTargets } from '@forja/domain/menu/targets/day-targets';
import type { MenuTotals as Totals } from '@forja/domain/menu/menu';
import { integer, percent, trimmed } from '../../../design/format.ts';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import type { TracedTotals } from '../workers/menu-calls.ts';
import { FigureBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as tableStyles from '../../../design/layout/table.module.css';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.menuTotals;

type Goal = { key: keyof Totals; goal: Traced; limit?: string };

/** Fibre is a minimum and sodium a maximum. */
export function MenuTotals({
  totals,
  targets,
  macros,
}: {
  totals: TracedTotals;
  targets: DayTargets;
  macros: MacroPlan;
}) {
  const goals: readonly Goal[] = [
    { key: 'energyKcal', goal: targets.energy },
    { key: 'proteinGrams', goal: macros.protein },
    { key: 'carbohydrateGrams', goal: targets.carbohydrate },
    { key: 'fatGrams', goal: macros.fat },
    { key: 'fibreGrams', limit: messages.limits.atLeast, goal: macros.fibre },
    { key: 'sodiumMg', limit: messages.limits.atMost, goal: macros.sodium },
  ];
  return (
    <details className={styles.folded}>
      <summary>{messages.title}</summary>
      <table className={classNames(tableStyles.root, styles.totals)}>
        <caption className={textStyles.visuallyHidden}>{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.inTheDay}</th>
            <th scope="col" className={tableStyles.end}>
              {messages.menu}
            </th>
            <th scope="col" className={tableStyles.end}>
              {messages.goal}
            </th>
          </tr>
        </thead>
        <tbody>
          {goals.map(({ key, limit, goal }) => (
            <tr key={key}>
              <th scope="row">{messages.names[key]}</th>
              <td className={tableStyles.end}>
                <Figure of={totals[key]} />
              </td>
              <td className={tableStyles.end}>
                {limit ? <span className={textStyles.secondary}>{limit} </span> : null}
                <Figure of={goal} />
                {limit ? null : <Difference total={totals[key]} goal={goal} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(styles.entry, textStyles.label)}>
        <span>
          {messages.salt}
          <b>
            {trimmed(totals.salt.value)}
            {messages.grams}
          </b>
          {messages.wholeDay} <FigureBadge of={totals.salt} />
        </span>
      </p>
    </details>
  );
}

const Figure = ({ of: traced }: { of: Traced }) => (
  <>
    <span className={styles.figure}>
      {integer(traced.value)} {traced.unit}
    </span>{' '}
    <FigureBadge of={traced} />
  </>
);

const Difference = ({ total, goal }: { total: Traced; goal: Traced }) => {
  const share = (total.value - goal.value) / goal.value;
  return (
    <VisuallyHidden>
      {' '}
      ({percent(Math.abs(share), 1)}
      {messages.ofTotal}
      {share < 0 ? messages.less : messages.more})
    </VisuallyHidden>
  );
};
