import { once } from '@forja/domain/units/once';
import type { ClosingSwap } from '@forja/domain/menu/swaps/find-closing-swaps';
import type { Coverage } from '@forja/domain/menu/targets/nutrient-coverage';
import { Button } from '../../../design/actions/button.tsx';
import { integer, trimmed } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import type { MadeWeek } from '../workers/menu-calls.ts';
import { ofMeal, menuMessages } from './menu.messages.ts';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { Notices } from '../risk/notices.tsx';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as tableStyles from '../../../design/layout/table.module.css';
import * as styles from '../plan-view.module.css';

const messages = menuMessages.menuCoverage;

type MenuCoverageProps = {
  coverage: MadeWeek['coverage'];
  /** 0 is Monday. */
  day: number;
  /** Swaps of that day that close most gaps, once computed. */
  closing: readonly ClosingSwap[] | undefined;
  onSwap: (swap: ClosingSwap) => void;
};

/** Weekly coverage per nutrient on an average day. Names missing data. */
export function MenuCoverage({
  coverage: { rows, notices },
  closing = [],
  day,
  onSwap,
}: MenuCoverageProps) {
  const lacking = rows.filter(({ withoutData }) => withoutData.gramsPerDay > 0);
  return (
    <FoldedCard title={messages.title}>
      <p className={classNames(styles.entry, textStyles.secondary)}>{messages.lead}</p>
      <table className={classNames(tableStyles.root, styles.totals, styles.coverage)}>
        <caption className={textStyles.visuallyHidden}>{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.nutrient}</th>
            <th scope="col" className={tableStyles.end}>
              {messages.menu}
            </th>
            <th scope="col" className={tableStyles.end}>
              {messages.reference}
            </th>
            <th scope="col" className={tableStyles.end}>
              {messages.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CoverageRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {closing.length > 0 && (
        <div className={styles.entry}>
          <h3>{messages.getCloser}</h3>
          <ul className={styles.closings}>
            {bySwap(closing).map((same) => {
              const [swap] = same;
              const { meal, from, to } = swap;
              return (
                <li key={swap.nutrient}>
                  <span>
                    <b>{to.name}</b>
                    {messages.insteadOf}
                    {from.name.toLowerCase()} {ofMeal[meal]}
                    {messages.ofThe} {WEEKDAYS[day]?.toLowerCase()}
                    {messages.adds}{' '}
                    {listFormat().format(
                      same.flatMap((each) => describeContribution(each, rows) ?? []),
                    )}{' '}
                    {messages.thatDay}
                    <FoodTableBadge />
                  </span>
                  <Button
                    variant="text"
                    aria-label={messages.swapToFood(to.name.toLowerCase())}
                    onClick={() => onSwap(swap)}
                  >
                    {messages.swap}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {lacking.length > 0 && (
        <details className={styles.folded}>
          <summary>{messages.unknownTitle}</summary>
          <p className={textStyles.secondary}>{messages.unknownLead}</p>
          <ul className={styles.bullets}>
            {lacking.map(({ id, name, withoutData: { gramsPerDay, foods } }) => (
              <li key={id}>
                {name}
                {messages.noDataFor}
                {integer(gramsPerDay)}
                {messages.gramsPerDay}
                {foods.length <= MOST_NAMED
                  ? ` (${foods.join(', ')})`
                  : ` (${foods.length} alimentos)`}
                . <FoodTableBadge />
              </li>
            ))}
          </ul>
        </details>
      )}
      {notices.length > 0 && (
        <div className={styles.entry}>
          <Notices notices={notices} />
        </div>
      )}
    </FoldedCard>
  );
}

const listFormat = once(() => new Intl.ListFormat('es-AR'));

/** Groups gaps by swap: one swap often closes several. */
function bySwap(closing: readonly ClosingSwap[]): [ClosingSwap, ...ClosingSwap[]][] {
  const groups = new Map<string, [ClosingSwap, ...ClosingSwap[]]>();
  for (const swap of closing) {
    const key = `${swap.meal} ${swap.slot} ${swap.from.name} ${swap.to.name}`;
    const group = groups.get(key);
    if (group) group.push(swap);
    else groups.set(key, [swap]);
  }
  return [...groups.values()];
}

/** "143 mg de calcio". */
function describeContribution(
  { nutrient, brings }: ClosingSwap,
  rows: readonly Coverage[],
): string | undefined {
  const row = rows.find(({ id }) => id === nutrient);
  if (!row) return undefined;
  const name = row.name.charAt(0).toLowerCase() + row.name.slice(1);
  return `${trimmed(brings, brings < 10 ? 1 : 0)} ${row.unit} de ${name}`;
}

const FoodTableBadge = () => <TextBadge title={messages.foodTable} basis="source" keys={['fdc']} />;

/** Longer lists become a count. */
const MOST_NAMED = 6;

const CoverageRow = ({
  row: { name, unit, amount, reference, percent, upper, state },
}: {
  row: Coverage;
}) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={tableStyles.end}>
      {amount ? (
        <>
          <span className={styles.figure}>
            {trimmed(amount.value, amount.value < 10 ? 1 : 0)} {unit}
          </span>{' '}
          <FigureBadge of={amount} />
        </>
      ) : (
        messages.noData
      )}
    </td>
    <td className={tableStyles.end}>
      {reference ? (
        <>
          <span className={styles.figure}>
            {trimmed(reference.value, 1)} {unit}
          </span>{' '}
          <FigureBadge of={reference} />
        </>
      ) : (
        messages.byTeam
      )}
      {upper && !upper.note && amount && amount.value > upper.value && (
        <span className={textStyles.secondary}>
          {' '}
          {messages.ceiling}
          {trimmed(upper.value, 0)} {unit} <FigureBadge of={upper} />
        </span>
      )}
    </td>
    <td className={tableStyles.end}>
      {percent ? (
        <>
          <span className={styles.figure}>{integer(percent.value)} %</span>{' '}
          {state === 'at_least' && <span className={styles.figure}>{messages.orMore}</span>}{' '}
          <FigureBadge of={percent} />
        </>
      ) : (
        <span className={textStyles.secondary}>
          {amount ? messages.noReference : messages.noData}
        </span>
      )}
    </td>
  </tr>
);
