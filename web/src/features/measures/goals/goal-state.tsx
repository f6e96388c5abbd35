import type { GoalDates } from '@forja/domain/measures/goals/goal-dates';
import type { MeasureGoal } from '@forja/domain/measures/goals/measure-goal';
import { changeSources } from '@forja/domain/measures/real-change';
import { date, days, quantity, signed } from '../../../design/format.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { goalsMessages as texts } from './goals.messages.ts';
import * as textStyles from '../../../design/text.module.css';

type GoalStateProps = { dates: GoalDates; unit: string; field: MeasureGoal['field'] };

export function GoalState({ dates, unit, field }: GoalStateProps) {
  return (
    <>
      <p>{describe(dates)}</p>
      {'now' in dates ? (
        <p className={textStyles.secondary}>
          {texts.now(quantity(dates.now, unit))}{' '}
          {'perWeek' in dates
            ? texts.trend(`${signed(dates.perWeek.value, 2)}\u00a0${dates.perWeek.unit}`)
            : null}
        </p>
      ) : null}
      {dates.state === 'dates' ? (
        <>
          <p className={textStyles.secondary}>{texts.range}</p>
          <SourceCitations sources={changeSources(field)} />
        </>
      ) : null}
      {dates.state === 'too_fast' ? <SourceCitations sources={['helms2014prep']} /> : null}
    </>
  );
}

function describe(dates: GoalDates): string {
  const { states } = texts;
  if (dates.state === 'missing')
    return [
      states.missing,
      ...(dates.days > 0 ? [states.missingDays(days(dates.days))] : []),
      ...(dates.measuredDays > 0 ? [states.missingMeasures(days(dates.measuredDays))] : []),
    ].join(' ');
  if (dates.state === 'stale') return states.stale(date(dates.lastDay));
  if (dates.state !== 'dates') return states[dates.state];
  return dates.latest === undefined
    ? states.earliestOnly(date(dates.earliest))
    : states.between(date(dates.earliest), date(dates.latest));
}
