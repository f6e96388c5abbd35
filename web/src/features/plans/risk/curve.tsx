import type { ReferenceRegimen } from '@forja/domain/curve/reference-regimens.data';
import { useState } from 'react';
import { useIsPrinting } from '../../../design/layout/use-is-printing.ts';
import { curveMessages } from '../../../shared/curve/curve.messages.ts';
import { SerumCurveChart } from '../../../shared/curve/serum-curve-chart.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

type FoldedCurveProps = { name: string; regimen: ReferenceRegimen; weightKg: number };

/** Computed on opening. */
export function FoldedCurve({ name, regimen, weightKg }: FoldedCurveProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <details className={styles.folded} onToggle={() => setWasOpened(true)}>
      <summary>{riskMessages.curve.inBlood(name)}</summary>
      {(wasOpened || isPrinting) && (
        <>
          <div className={cardStyles.header}>
            <p>
              {regimen.text}{' '}
              <TextBadge title={curveMessages.leaflet} basis="source" keys={regimen.sources} />
            </p>
          </div>
          <div className={cardStyles.body}>
            <SerumCurveChart name={name} regimen={regimen} weightKg={weightKg} Badge={TextBadge} />
          </div>
        </>
      )}
    </details>
  );
}
