import {
  EXPENDITURE_SOURCES,
  measuredExpenditure,
} from '@forja/domain/expenditure/measured-expenditure';
import type { Measure } from '@forja/domain/measures/measure';
import { days, plural } from '../../../design/format.ts';
import { classNames } from '../../../design/class-names.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { expenditureMessages as texts } from './expenditure.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

/** How far the weight is from being enough. Complete days of food are not marked anywhere yet, so there are none. */
export function ExpenditureCard({ values }: { values: readonly Measure[] }) {
  const weights = values.flatMap(({ takenOn, weightKg }) =>
    weightKg === undefined ? [] : [{ day: takenOn, weightKg }],
  );
  const measured = measuredExpenditure(weights, []);
  if (measured.isKnown) return null;
  const { missing } = measured;
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      <p>{texts.how}</p>
      <p className={textStyles.label}>{texts.missing}</p>
      <ul className={frameStyles.bulletList}>
        {missing.days > 0 ? <li>{texts.days(days(missing.days))}</li> : null}
        {missing.weighings > 0 ? (
          <li>{texts.weighings(plural(missing.weighings, 'pesada', 'pesadas'))}</li>
        ) : null}
        {missing.days + missing.weighings === 0 ? <li>{texts.weightReady}</li> : null}
        <li>{texts.completeDays(days(missing.completeDays))}</li>
      </ul>
      <p>{texts.notConnected}</p>
      <p className={textStyles.secondary}>{texts.notFor}</p>
      <p className={textStyles.label}>{texts.method}</p>
      <SourceCitations sources={EXPENDITURE_SOURCES} />
    </div>
  );
}
