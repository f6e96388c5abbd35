import { curveCaveats } from '@forja/domain/curve/curve-caveats.data';
import { curveUnit, substanceKinetics } from '@forja/domain/curve/curve-substances.data';
import type { ReferenceRegimen } from '@forja/domain/curve/reference-regimens.data';
import { serumCurve } from '@forja/domain/curve/serum-curve';
import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Basis } from '@forja/domain/evidence/traced';
import { DISCLAIMERS } from '@forja/domain/risk/disclaimers.data';
import type { ComponentType } from 'react';
import { LineChart } from '../../design/charts/line-chart.tsx';
import { integer } from '../../design/format.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import { thinPoints } from './curve-points.ts';
import { curveMessages as messages } from './curve.messages.ts';

const HOURS = 24;

const HEIGHT = 240;

export type CurveBadgeProps = { title: string; basis: Basis; keys: readonly SourceKey[] };

type SerumCurveChartProps = {
  name: string;
  regimen: ReferenceRegimen;
  weightKg: number;
  Badge: ComponentType<CurveBadgeProps>;
  isTableWritten?: boolean;
};

/** Explains a drug's curve from its label: shows no target and no editable dose. */
export function SerumCurveChart({
  name,
  regimen,
  weightKg,
  Badge,
  isTableWritten = false,
}: SerumCurveChartProps) {
  const { basis, sources } = substanceKinetics(regimen.substance);
  const unit = curveUnit(regimen.substance);
  const isSingle = regimen.doses === 1;
  const points = thinPoints(serumCurve({ ...regimen, weightKg }));
  const toMark = (days: number) => Math.round(isSingle ? days * HOURS : days);
  const peak = Math.max(...points.map(({ high }) => high));
  return (
    <>
      <LineChart
        title={messages.chart(unit === 'ng/dL' ? messages.level : messages.shape, unit)}
        sentence={`${DISCLAIMERS.curve} ${messages.peak(integer(peak), unit)}`}
        series={[
          {
            name: messages.series,
            points: points.map(({ days, mid }) => ({ x: toMark(days), y: mid })),
          },
        ]}
        band={{
          name: messages.band,
          points: points.map(({ days, low, high }) => ({ x: toMark(days), low, high })),
        }}
        formatX={(x) => (isSingle ? messages.hour(integer(x)) : messages.dayNumber(integer(x)))}
        formatY={integer}
        xLabel={isSingle ? messages.hours : messages.day}
        unit={unit}
        height={HEIGHT}
        isTableWritten={isTableWritten}
      />
      <p>
        {DISCLAIMERS.curve} {messages.peak(integer(peak), unit)}{' '}
        <Badge title={messages.sheet(name)} basis={basis} keys={sources} />
      </p>
      <ul className={frameStyles.bulletList}>
        {curveCaveats(regimen.substance).map((caveat) => (
          <li key={caveat.text}>
            {caveat.text} <Badge title={caveat.title} basis={caveat.basis} keys={caveat.sources} />
          </li>
        ))}
        <li>{messages.limits}</li>
      </ul>
    </>
  );
}
