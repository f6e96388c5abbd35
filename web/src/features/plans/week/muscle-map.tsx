import { once } from '@forja/domain/units/once';
import { MUSCLE_NAMES, type Muscle } from '@forja/domain/exercises/muscles';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { useId } from 'react';
import { ChartLegend } from '../../../design/charts/chart-legend.tsx';
import { ChartPattern } from '../../../design/charts/chart-pattern.tsx';
import { trimmed } from '../../../design/format.ts';
import { getMuscleLoads, MUSCLE_LOADS, type MuscleLoad, type SetsRange } from './muscle-load.ts';
import { BACK_SHAPES, FRONT_SHAPES, HALF_BODY } from './muscle-shapes.data.ts';
import * as chartStyles from '../../../design/charts/chart.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.muscleMap;

const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));

/** Both sides of a body, each muscle filled by its sets of the week. The same figures are in the list beside it. */
export function MuscleMap({
  volume,
  range,
}: {
  volume: TrainingPlan['weeklyVolume'];
  range: SetsRange;
}) {
  const id = useId();
  const loads = getMuscleLoads(volume, range);
  const fill = (load: MuscleLoad) => `url(#${id}${load})`;
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
      <svg
        className={chartStyles.drawing}
        viewBox="0 0 250 262"
        role="img"
        aria-labelledby={`${id}t`}
      >
        <title id={`${id}t`}>{messages.title(sentence)}</title>
        <defs>
          <ChartPattern id={`${id}below`} kind="unload" />
          <ChartPattern id={`${id}within`} kind="solid" className={chartStyles.data1} />
          <ChartPattern id={`${id}above`} kind="horizontal" className={chartStyles.data1} />
        </defs>
        <Body shapes={FRONT_SHAPES} loads={loads} fill={fill} />
        <g transform="translate(130 0)">
          <Body shapes={BACK_SHAPES} loads={loads} fill={fill} />
        </g>
      </svg>
      <ChartLegend
        entries={MUSCLE_LOADS.map((load) => ({
          name: names[load],
          mark: (
            <rect
              className={styles.muscle}
              x="1"
              y="1"
              width="16"
              height="12"
              fill={load === 'none' ? undefined : fill(load)}
            />
          ),
        }))}
      />
    </div>
  );
}

type BodyProps = {
  shapes: readonly { muscle: Muscle; path: string }[];
  loads: ReadonlyMap<Muscle, MuscleLoad>;
  fill: (load: MuscleLoad) => string;
};

function Body({ shapes, loads, fill }: BodyProps) {
  const half = (
    <>
      <path className={styles.silhouette} d={HALF_BODY} />
      {shapes.map(({ muscle, path }) => {
        const load = loads.get(muscle) ?? 'none';
        return (
          <path
            key={muscle}
            className={styles.muscle}
            d={path}
            fill={load === 'none' ? undefined : fill(load)}
          />
        );
      })}
    </>
  );
  return (
    <>
      <g>{half}</g>
      <g transform="translate(120 0) scale(-1 1)">{half}</g>
    </>
  );
}
