import { once } from '@forja/domain/units/once';
import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { useId } from 'react';
import { BodyMap, MuscleMark } from '../../../design/body/body-map.tsx';
import { ChartLegend } from '../../../design/charts/chart-legend.tsx';
import { ChartPattern } from '../../../design/charts/chart-pattern.tsx';
import { trimmed } from '../../../design/format.ts';
import { getMuscleLoads, MUSCLE_LOADS, type MuscleLoad, type SetsRange } from './muscle-load.ts';
import * as chartStyles from '../../../design/charts/chart.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.muscleMap;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

export function MuscleMap({
  volume,
  range,
}: {
  volume: TrainingPlan['weeklyVolume'];
  range: SetsRange;
}) {
  const id = useId();
  const loads = getMuscleLoads(volume, range);
  const fill = (load: MuscleLoad) => (load === 'none' ? undefined : `url(#${id}${load})`);
  const names: Record<MuscleLoad, string> = {
    none: messages.loads.none,
    below: messages.loads.below(trimmed(range.min)),
    within: messages.loads.within(trimmed(range.min), trimmed(range.max)),
    above: messages.loads.above(trimmed(range.max)),
  };
  const within = [...loads]
    .filter(([, load]) => load === 'within')
    .map(([muscle]) => MUSCLE_NAMES[muscle].toLowerCase());
  const sentence =
    within.length === 0 ? messages.noneWithin : messages.within(listed().format(within));

  return (
    <div className={styles.body}>
      <BodyMap
        titleId={`${id}t`}
        title={messages.title(sentence)}
        defs={
          <>
            <ChartPattern id={`${id}below`} kind="unload" />
            <ChartPattern id={`${id}within`} kind="solid" className={chartStyles.data1} />
            <ChartPattern id={`${id}above`} kind="horizontal" className={chartStyles.data1} />
          </>
        }
        getFill={(muscle) => fill(loads.get(muscle) ?? 'none')}
      />
      <ChartLegend
        entries={MUSCLE_LOADS.map((load) => ({
          name: names[load],
          mark: <MuscleMark fill={fill(load)} />,
        }))}
      />
    </div>
  );
}
