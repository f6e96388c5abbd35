import type { Traced } from '@forja/domain/evidence/traced';
import { use } from 'react';
import { quantity } from '../../../design/format.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { formulaLines, inputLines } from './formula-text.ts';
import * as sourceSheetStyles from '../../../design/evidence/source-sheet.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = { ...sourcesMessages.figureBadge, ...sourcesMessages.explanation };

export function WholeCalculation({ figure }: { figure: Traced }) {
  const plan = use(PlanOfPage);
  return (
    <details className={styles.calculation}>
      <summary>{messages.whole}</summary>
      <div className={sourceSheetStyles.formula}>
        {formulaLines(figure).map(({ name, formula, withValues, result }) => (
          <p key={name}>
            {formula === withValues
              ? `${name} = ${formula}`
              : `${name} = ${formula} = ${withValues} = ${result}`}
          </p>
        ))}
      </div>
      <dl>
        {inputLines(figure).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={sourceSheetStyles.result}>
          <dt>{messages.result}</dt>
          <dd>{quantity(figure.value, figure.unit, 2).trim()}</dd>
        </div>
      </dl>
      {plan && (
        <p className={textStyles.secondary}>
          {sourcesMessages.sourcesSection.engine(plan.engineVersion)}
        </p>
      )}
    </details>
  );
}
