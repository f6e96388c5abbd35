import type { RiskAssessment } from '@forja/domain/risk/risk-assessment';
import type { ReactNode } from 'react';
import { integer, signed } from '../../../design/format.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { ListSources } from '../sources/list-sources.tsx';
import { riskLabels } from '../plans.messages.ts';
import { Risk } from './risk.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.riskFactors;

/** Heaviest items that explain a level; the others are folded. */
const FIRST_ITEMS = 2;

/** Heaviest first. A hard stop fixes the level alone, so points come after it. */
export function RiskFactors({ risk }: { risk: RiskAssessment }) {
  const { factors, hardStops, points } = risk;
  if (factors.length === 0)
    return (
      <p className={styles.entry}>
        {hardStops.length > 0 ? messages.hardStopsOnly : messages.noPoints}
      </p>
    );
  const sum = `${messages.why}${integer(points.value)}${messages.points}`;
  if (hardStops.length > 0)
    return (
      <>
        <p className={styles.entry}>{messages.hardStopsOnly}</p>
        <details className={styles.folded} data-figures="points">
          <summary>
            {sum} <FigureBadge of={points} />
          </summary>
          <Factors factors={factors} />
        </details>
      </>
    );
  return (
    <>
      <div className={styles.entry}>
        <h3>
          {sum} <FigureBadge of={points} />
        </h3>
      </div>
      <Factors factors={factors} />
    </>
  );
}

type FactorsProps = { factors: RiskAssessment['factors'] };

function Factors({ factors }: FactorsProps) {
  const ordered = factors.toSorted((a, b) => b.points - a.points);
  return (
    <div data-figures="listed">
      <FoldedList items={ordered} others={messages.others}>
        {(some) => <FactorList factors={some} />}
      </FoldedList>
      <div className={styles.afterList}>
        <ListSources title={messages.factors} items={factors} />
      </div>
    </div>
  );
}

type FoldedListProps<Item> = {
  items: readonly Item[];
  /** Label of the fold. */
  others: string;
  children: (items: readonly Item[]) => ReactNode;
};

function FoldedList<Item>({ items, others, children }: FoldedListProps<Item>) {
  // a fold for one line would be as long as the line
  const visible = items.length > FIRST_ITEMS + 1 ? FIRST_ITEMS : items.length;
  return (
    <>
      {children(items.slice(0, visible))}
      {visible < items.length && (
        <details className={styles.folded}>
          <summary>
            {others} <span className={textStyles.secondary}>({items.length - visible})</span>
          </summary>
          {children(items.slice(visible))}
        </details>
      )}
    </>
  );
}

const FactorList = ({ factors }: { factors: readonly FactorsProps['factors'][number][] }) => (
  <ul className={styles.factors}>
    {factors.map(({ id, text, points }) => (
      <li key={id}>
        <span>{text}</span>
        <span className={textStyles.figure}>{signed(points)}</span>
      </li>
    ))}
  </ul>
);

/** The level appears only where it changes; an unchanged level is stated once. */
export function Counterfactuals({ risk }: { risk: RiskAssessment }) {
  const { counterfactuals, level: current } = risk;
  if (counterfactuals.length === 0) return null;
  // nothing lowers a treatment, and the text warns against changing it
  const staysAsItIs = risk.treatment && counterfactuals.every(({ drop }) => drop === 0);
  const title = staysAsItIs ? messages.aboutTreatment : messages.whatLowersIt;
  const isUnchanged = counterfactuals.some(({ drop, level }) => drop > 0 && level === current);
  return (
    <div data-figures="lower-risk">
      <div className={styles.entry}>
        <h3>
          {title} <TextBadge title={title} basis="forja_rule" keys={[]} />
        </h3>
      </div>
      <FoldedList items={counterfactuals} others={messages.otherWays}>
        {(some) => (
          <ul className={styles.factors}>
            {some.map(({ id, text, level, drop }) => (
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
                {level !== current && <Risk level={level} />}
              </li>
            ))}
          </ul>
        )}
      </FoldedList>
      {isUnchanged && (
        <p className={classNames(styles.afterList, textStyles.label)}>
          {messages.unchangedLevel(riskLabels[current])}
        </p>
      )}
    </div>
  );
}
