import { doseLines } from '@forja/domain/supplements/dose-lines';
import type { SupplementAdvice } from '@forja/domain/supplements/supplement-advice';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { viewMessages } from './view.messages.ts';

const messages = viewMessages.supplementsSection;

const GROUPS = ['worth_it', 'medical', 'not_needed', 'avoid'] as const;

type SupplementsSectionProps = {
  supplements: readonly SupplementAdvice[];
  /** Partial list: omits the statement that there are none. */
  isPart?: boolean;
};

export function SupplementsSection({ supplements, isPart = false }: SupplementsSectionProps) {
  if (isPart && supplements.length === 0) return null;
  return (
    <section
      id="suplementos"
      className={classNames(cardStyles.root, cardStyles.plain)}
      aria-labelledby="suplementos-t"
    >
      <div className={cardStyles.header}>
        <h2 id="suplementos-t" tabIndex={-1}>
          {messages.title}
        </h2>
      </div>
      {GROUPS.map((verdict) => {
        const title = messages.groups[verdict];
        const withVerdict = supplements.filter((each) => each.verdict === verdict);
        if (withVerdict.length === 0)
          return verdict === 'worth_it' && !isPart ? (
            <p key={verdict} className={styles.entry}>
              {messages.none}
            </p>
          ) : null;
        const list = (
          <ul
            className={verdict === 'worth_it' ? styles.list : classNames(styles.list, styles.muted)}
          >
            {withVerdict.map((each) => (
              <li key={each.id}>
                <span>
                  <b>{each.name}</b>{' '}
                  {!each.dose && (
                    <TextBadge title={each.name} basis={each.basis} keys={each.sources} />
                  )}
                </span>
                {each.dose && <Dose dose={each.dose} />}
                <span className={textStyles.secondary}>
                  {each.reason} {each.timing}
                </span>
                {verdict === 'worth_it' && each.interactions.length > 0 && (
                  <details className={textStyles.secondary}>
                    <summary>{messages.carefulWith}</summary>
                    <ul className={styles.bullets}>
                      {each.interactions.map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        );
        if (verdict === 'worth_it') return <div key={verdict}>{list}</div>;
        return (
          <details key={verdict} className={styles.folded}>
            <summary>
              {title} <span className={textStyles.secondary}>({withVerdict.length})</span>
            </summary>
            {list}
          </details>
        );
      })}
    </section>
  );
}

/** One line per quantity with its unit: an intake is not a daily maximum. */
const Dose = ({ dose }: { dose: NonNullable<SupplementAdvice['dose']> }) =>
  doseLines(dose).map(({ label, text, figures }) => (
    <span key={`${label} ${text}`}>
      <b>{label}:</b> {text}{' '}
      {figures.map((figure) => (
        <FigureBadge key={figure.rule} of={figure} />
      ))}
    </span>
  ));
