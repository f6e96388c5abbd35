import type { SessionBest } from '@forja/domain/progress/max-by-session';
import { ESTIMATED_MAX_FORMULA_NAMES } from '@forja/domain/workouts/estimated-max';
import { once } from '@forja/domain/units/once';
import { LineChart } from '../../../../design/charts/line-chart.tsx';
import { date, dayAndMonth, integer, kilograms, trimmed } from '../../../../design/format.ts';
import { DataTable } from '../../../../design/layout/data-table.tsx';
import { EvidenceMark } from '../evidence-mark.tsx';
import {
  dayOfTime,
  dayTime,
  maxSeries,
  plainSeries,
  sessionsInSpan,
  type Span,
} from './exercise-series.ts';
import { formatSet } from '../../exercises/format-set.ts';
import { progressMessages } from '../progress.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const { exercise: texts } = progressMessages;
const listed = once(() => new Intl.ListFormat('es-AR', { type: 'conjunction' }));
const LAST_SESSIONS = 8;

const countSessions = (count: number) => texts.sessions(integer(count), count === 1);

type ExerciseChartsProps = { sessions: readonly SessionBest[]; span: Span; today: string };

export function ExerciseCharts({ sessions: all, span, today }: ExerciseChartsProps) {
  const sessions = sessionsInSpan(all, span, today);
  const formatX = (time: number): string =>
    span === 'quarter' ? dayAndMonth(dayOfTime(time)) : date(dayOfTime(time));
  const volumes = sessions.filter(({ volumeKg }) => volumeKg > 0);
  const lastVolume = volumes.at(-1);
  return (
    <>
      <BestChart sessions={sessions} formatX={formatX} />
      {lastVolume ? (
        <LineChart
          title={texts.volume}
          sentence={texts.volumeSentence(kilograms(Math.round(lastVolume.volumeKg)))}
          series={[
            {
              name: texts.kilos,
              points: volumes.map(({ day, volumeKg }) => ({ x: dayTime(day), y: volumeKg })),
            },
          ]}
          formatX={formatX}
          formatY={(kilos) => integer(kilos)}
          xLabel={texts.date}
          unit={texts.units.kilos}
          height={180}
        />
      ) : null}
      <DataTable
        caption={texts.lastSets}
        showCaption
        density="dense"
        rows={all.slice(-LAST_SESSIONS).toReversed()}
        rowKey={({ startedAt }) => startedAt}
        columns={[
          { key: 'day', header: texts.date, cell: ({ day }) => date(day), rowHeader: true },
          { key: 'set', header: texts.set, cell: ({ best }) => formatSet(best), align: 'right' },
          { key: 'sets', header: texts.count, cell: ({ sets }) => integer(sets), align: 'right' },
        ]}
      />
    </>
  );
}

type BestChartProps = Pick<ExerciseChartsProps, 'sessions'> & { formatX: (time: number) => string };

/** The estimate as a range; other exercises by repetitions or time. */
function BestChart({ sessions, formatX }: BestChartProps) {
  const points = maxSeries(sessions);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <PlainChart sessions={sessions} formatX={formatX} />;
  return (
    <div>
      <LineChart
        title={texts.max}
        sentence={texts.sentence(
          kilograms(first.y),
          kilograms(last.y),
          countSessions(points.length),
        )}
        series={[{ name: texts.middle, points }]}
        band={{ name: texts.band, points }}
        formatX={formatX}
        formatY={(kilos) => trimmed(kilos, 0)}
        xLabel={texts.date}
        unit={texts.units.kilos}
      />
      <p className={styles.chartNote}>
        {texts.isRange}{' '}
        <EvidenceMark
          basis="forja_rule"
          title={texts.maxBadge}
          text={texts.maxRule(listed().format(ESTIMATED_MAX_FORMULA_NAMES))}
          sources={['reynolds2006', 'brzycki1993']}
        />
      </p>
    </div>
  );
}

function PlainChart({ sessions, formatX }: BestChartProps) {
  const byRepetitions = plainSeries(sessions, 'repetitions');
  const isTimed = byRepetitions.length === 0;
  const points = isTimed ? plainSeries(sessions, 'seconds') : byRepetitions;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return <p className={textStyles.secondary}>{texts.none}</p>;
  return (
    <LineChart
      title={isTimed ? texts.seconds : texts.repetitions}
      sentence={texts.sentence(integer(first.y), integer(last.y), countSessions(points.length))}
      series={[{ name: texts.best, points }]}
      formatX={formatX}
      formatY={(value) => integer(value)}
      xLabel={texts.date}
      unit={isTimed ? texts.units.seconds : undefined}
    />
  );
}
