import { MAJOR_MUSCLES, MUSCLE_NAMES, MUSCLES, type Muscle } from '@forja/domain/exercises/muscles';
import { LEVELS, type Level } from '@forja/domain/person/choices';
import { addWeeks, findWeek, listWeeks } from '@forja/domain/progress/training-week';
import { sumMuscleSets, type WeekSets } from '@forja/domain/progress/weekly-sets';
import { WEEKLY_RANGE } from '@forja/domain/training/effort/weekly-range';
import { once } from '@forja/domain/units/once';
import { useId, useState } from 'react';
import { BodyMap, MuscleMark } from '../../../../design/body/body-map.tsx';
import { BarChart } from '../../../../design/charts/bar-chart.tsx';
import { ChartLegend } from '../../../../design/charts/chart-legend.tsx';
import { ChartPattern } from '../../../../design/charts/chart-pattern.tsx';
import { dayAndMonth, integer, trimmed, weeks as weekCount } from '../../../../design/format.ts';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { EvidenceMark } from '../evidence-mark.tsx';
import { progressMessages } from '../progress.messages.ts';
import { classNames } from '../../../../design/class-names.ts';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as chartStyles from '../../../../design/charts/chart.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const { volume: texts } = progressMessages;
const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));
const CHART_WEEKS = 12;

const LOADS = ['none', 'below', 'within', 'above'] as const;
type MuscleLoad = (typeof LOADS)[number];
type SetsRange = { min: number; max: number };

function findLoad(sets: number, { min, max }: SetsRange): MuscleLoad {
  if (sets === 0) return 'none';
  if (sets < min) return 'below';
  return sets <= max ? 'within' : 'above';
}

const isMajor = (muscle: Muscle): boolean => MAJOR_MUSCLES.some((major) => major === muscle);

type WeeklySetsProps = {
  weekly: ReadonlyMap<string, WeekSets>;
  today: string;
  level: Level;
  onLevel: (level: Level) => void;
};

/** Weekly sets per muscle against the range of the level, as a map and an equivalent list. */
export function WeeklySets({ weekly, today, level, onLevel }: WeeklySetsProps) {
  const current = findWeek(today);
  const [week, setWeek] = useState(current);
  const range = WEEKLY_RANGE[level];
  const options = listWeeks(addWeeks(current, 1 - CHART_WEEKS), current).toReversed();
  return (
    <div className={classNames(cardStyles.body, styles.stack)}>
      <div className={styles.choices}>
        <SelectField
          label={texts.week}
          value={week}
          options={options.map((value) => ({
            value,
            label: value === current ? texts.thisWeek : texts.weekLabel(dayAndMonth(value)),
          }))}
          onChange={({ target }) => setWeek(target.value)}
        />
        <SelectField
          label={texts.level}
          value={level}
          options={LEVELS.map((value) => ({ value, label: texts.levels[value] }))}
          onChange={({ target }) => onLevel(LEVELS.find((each) => each === target.value) ?? level)}
        />
      </div>
      <p>
        {texts.goal(integer(range.min), integer(range.max))}{' '}
        <EvidenceMark
          basis="forja_rule"
          title={texts.rangeBadge}
          text={texts.rangeRule}
          sources={['pelland2026', 'currier2026']}
        />{' '}
        {texts.countBadge}.{' '}
        <EvidenceMark basis="source" title={texts.countBadge} sources={['pelland2026']} />
      </p>
      <div className={styles.muscles}>
        <MuscleMap week={weekly.get(week)} range={range} />
        <div>
          <MuscleList week={weekly.get(week)} range={range} muscles={MAJOR_MUSCLES} />
          <h3 className={styles.subheading}>{texts.others}</h3>
          <MuscleList
            week={weekly.get(week)}
            muscles={MUSCLES.filter((muscle) => !isMajor(muscle))}
          />
        </div>
      </div>
      <WeeksChart weekly={weekly} current={current} />
    </div>
  );
}

function MuscleMap({ week, range }: { week: WeekSets | undefined; range: SetsRange }) {
  const id = useId();
  const findMuscleLoad = (muscle: Muscle) => findLoad(sumMuscleSets(week, muscle), range);
  const fill = (load: MuscleLoad) => (load === 'none' ? undefined : `url(#${id}${load})`);
  const within = MUSCLES.filter((muscle) => findMuscleLoad(muscle) === 'within').map((muscle) =>
    MUSCLE_NAMES[muscle].toLowerCase(),
  );
  const names: Record<MuscleLoad, string> = {
    none: texts.loads.none,
    below: texts.loads.below(integer(range.min)),
    within: texts.loads.within(integer(range.min), integer(range.max)),
    above: texts.loads.above(integer(range.max)),
  };
  return (
    <div className={styles.body}>
      <BodyMap
        titleId={`${id}t`}
        title={texts.map(
          within.length === 0 ? texts.noneWithin : texts.within(listed().format(within)),
        )}
        defs={
          <>
            <ChartPattern id={`${id}below`} kind="unload" />
            <ChartPattern id={`${id}within`} kind="solid" className={chartStyles.data1} />
            <ChartPattern id={`${id}above`} kind="horizontal" className={chartStyles.data1} />
          </>
        }
        getFill={(muscle) => fill(findMuscleLoad(muscle))}
      />
      <ChartLegend
        entries={LOADS.map((load) => ({
          name: names[load],
          mark: <MuscleMark fill={fill(load)} />,
        }))}
      />
    </div>
  );
}

type MuscleListProps = {
  week: WeekSets | undefined;
  /** Absent: no target is shown. */
  range?: SetsRange;
  muscles: readonly Muscle[];
};

const MuscleList = ({ week, range, muscles }: MuscleListProps) => (
  <ul className={styles.list}>
    {muscles.map((muscle) => {
      const sets = sumMuscleSets(week, muscle);
      const { direct = 0, indirect = 0 } = week?.muscles[MUSCLES.indexOf(muscle)] ?? {};
      return (
        <li key={muscle}>
          <span>
            {MUSCLE_NAMES[muscle]}{' '}
            <span className={textStyles.secondary}>
              {range ? `${texts.states[findLoad(sets, range)]}, ` : ''}
              {texts.sum(integer(direct), integer(indirect))}
            </span>
          </span>
          <span className={textStyles.figure}>{trimmed(sets)}</span>
        </li>
      );
    })}
  </ul>
);

function WeeksChart({ weekly, current }: { weekly: WeeklySetsProps['weekly']; current: string }) {
  const bars = listWeeks(addWeeks(current, 1 - CHART_WEEKS), current).map((week) => ({
    label: dayAndMonth(week),
    values: [weekly.get(week)?.sets ?? 0],
  }));
  const mean = bars.reduce((sum, { values: [sets = 0] }) => sum + sets, 0) / bars.length;
  return (
    <BarChart
      title={texts.chart}
      sentence={texts.chartSentence(weekCount(bars.length), trimmed(mean, 0))}
      series={[texts.sets]}
      bars={bars}
      xLabel={texts.week}
    />
  );
}
