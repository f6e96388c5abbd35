import { currentWeek, type CurrentWeek } from '@forja/domain/routines/current-week';
import { nextDay } from '@forja/domain/routines/next-day';
import type { Routine, RoutineDay } from '@forja/domain/routines/routine';
import { startFromDay } from '@forja/domain/routines/start-workout';
import { sortChildren } from '@forja/domain/records/children';
import type { Workout } from '@forja/domain/workouts/workout';
import { useId, useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { iconBarbell } from '../../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../../design/layout/card.tsx';
import { localDay } from '../../../../shared/local-day.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import type { SavedRecord } from '../../../../shared/records/record-reader.ts';
import { useRoutineHistory } from '../history.queries.ts';
import { startTexts as texts } from '../log.messages.ts';
import { DayPreview } from './day-preview.tsx';
import { MissedWeeksOffer } from './missed-weeks-offer.tsx';
import { NoRoutine } from './no-routine.tsx';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

type NextDayProps = {
  followed: SavedRecord<Routine>;
  onStart: (workout: Workout) => Promise<unknown>;
};

/** A missed day waits rather than being skipped. Any other day can be chosen. */
export function NextDay({ followed, onStart }: NextDayProps) {
  const { id, value: routine } = followed;
  const history = useRoutineHistory();
  const [today] = useState(() => localDay(new Date()));
  const [chosenId, setChosenId] = useState<string>();
  if (history === undefined) return <CardSkeleton message={texts.looking} />;
  const days = sortChildren(routine.days);
  const day = days.find((each) => each.id === chosenId) ?? nextDay({ id, routine }, history);
  if (!day) return <NoRoutine />;
  const week = currentWeek({ id, routine }, history, today);

  function start() {
    if (!day) return;
    const begin = {
      day: localDay(new Date()),
      startedAt: new Date().toISOString(),
      routineId: id,
      routineDayId: day.id,
    };
    void onStart(startFromDay(day, week, begin, newId));
  }

  return (
    <>
      <MissedWeeksOffer followed={followed} history={history} today={today} />
      <DayCard day={day} routine={routine} week={week} />
      <Button variant="primary" size="gym" wide icon={iconBarbell} onClick={start}>
        {texts.start(day.name)}
      </Button>
      {days.length > 1 ? (
        <div className={styles.startHead}>
          <h2>{texts.otherDays}</h2>
          <p className={textStyles.secondary}>{texts.waits}</p>
          <div className={styles.links}>
            {days
              .filter((each) => each.id !== day.id)
              .map((each) => (
                <Button key={each.id} onClick={() => setChosenId(each.id)}>
                  {each.name}
                </Button>
              ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

type DayCardProps = { day: RoutineDay; routine: Routine; week: CurrentWeek | undefined };

function DayCard({ day, routine, week }: DayCardProps) {
  const name = useId();
  const subtitle = [
    routine.name,
    week ? texts.week(week.number, routine.weeks?.length ?? week.number) : undefined,
    week?.isDeload ? texts.deload : undefined,
  ].filter((part) => part !== undefined);
  return (
    <>
      <Card tab={texts.today} aria-labelledby={name}>
        <CardHeader title={<span id={name}>{day.name}</span>} subtitle={subtitle.join(' · ')} />
        <DayPreview day={day} week={week} />
      </Card>
      {week?.isOver ? <p className={textStyles.secondary}>{texts.cycleOver}</p> : null}
    </>
  );
}
