import { curveUnit, substanceKinetics } from '@forja/domain/curve/curve-substances.data';
import type { ReferenceRegimen } from '@forja/domain/curve/reference-regimens.data';
import { serumCurve } from '@forja/domain/curve/serum-curve';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import { useState } from 'react';
import { integer } from '../../../design/format.ts';
import { LineChart } from '../../../design/charts/line-chart.tsx';
import { thinned } from './curve-points.ts';
import { TextBadge } from '../sources/figure-badge.tsx';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { riskMessages } from './risk.messages.ts';

const messages = riskMessages.curve;

const HOURS = 24;

type CurveProps = { name: string; regimen: ReferenceRegimen; weightKg: number };

/** How a drug of a label comes and goes in the blood. It explains: no target line, no amount that anyone can change. */
export function FoldedCurve(props: CurveProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.folded} onToggle={() => setWasOpened(true)}>
      <summary>{messages.inBlood(props.name)}</summary>
      {wasOpened && <Curve {...props} />}
    </details>
  );
}

/** Computed when it is opened. */
function Curve({ name, regimen, weightKg }: CurveProps) {
  const { basis, sources } = substanceKinetics(regimen.substance);
  const unit = curveUnit(regimen.substance);
  const single = regimen.doses === 1;
  const points = thinned(serumCurve({ ...regimen, weightKg }));
  const at = (days: number) => (single ? Math.round(days * HOURS) : Math.round(days));
  const peak = Math.max(...points.map(({ high }) => high));
  return (
    <>
      <div className={cardStyles.header}>
        <p>
          {regimen.text}{' '}
          <TextBadge title={messages.leaflet} basis="source" keys={regimen.sources} />
        </p>
      </div>
      <div className={cardStyles.body}>
        <LineChart
          title={messages.chart(unit === 'ng/dL' ? messages.level : messages.shape, unit)}
          sentence={`${DISCLAIMERS.curve} ${messages.peak(integer(peak), unit)}`}
          series={[
            {
              name: messages.series,
              points: points.map(({ days, mid }) => ({ x: at(days), y: mid })),
            },
          ]}
          band={{
            name: messages.band,
            points: points.map(({ days, low, high }) => ({ x: at(days), low, high })),
          }}
          formatX={(x) => (single ? messages.hour(integer(x)) : messages.dayNumber(integer(x)))}
          formatY={integer}
          xLabel={single ? messages.hours : messages.day}
          unit={unit}
        />
        <p>
          {DISCLAIMERS.curve}{' '}
          <TextBadge title={messages.sheet(name)} basis={basis} keys={sources} />
        </p>
        <ul className={styles.bullets}>
          <li>
            {messages.betweenPeople}{' '}
            <TextBadge title={messages.betweenPeopleSource} basis="source" keys={['pk8']} />
          </li>
          <li>
            {messages.oil} <TextBadge title={messages.oilSource} basis="source" keys={['pk1']} />
          </li>
          <li>
            {messages.unregistered}{' '}
            <TextBadge title={messages.unregisteredSource} basis="source" keys={['s1']} />
          </li>
          <li>
            {messages.yours}{' '}
            <TextBadge title={messages.yoursSource} basis="expert_judgement" keys={[]} />
          </li>
          <li>{messages.limits}</li>
        </ul>
      </div>
    </>
  );
}
