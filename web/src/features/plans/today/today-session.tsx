import type { CycleWeek, TrainingDay, TrainingPlan } from '@forja/domain/training/training-plan';
import { weekSessionMinutes } from '@forja/domain/training/effort/session-minutes';
import { weekExercises } from '@forja/domain/training/effort/week-exercises';
import { Button } from '../../../design/actions/button.tsx';
import { integer } from '../../../design/format.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import { FigureBadge, TextBadge } from '../sources/figure-badge.tsx';
import { formatSets } from '../week/format-sets.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { todayMessages } from './today.messages.ts';

const messages = todayMessages.todaySession;
const DAYS_IN_WEEK = 7;

type TodaySessionProps = {
  training: TrainingPlan;
  week: CycleWeek | undefined;
  /** 0 is Monday. */
  weekday: number;
  /** Absent without a week to open. */
  onOpenWeek?: () => void;
  /** Replaces the default heading. */
  heading?: string;
};

export function TodaySession({ training, week, weekday, onOpenWeek, heading }: TodaySessionProps) {
  const entry = training.week[weekday];
  const session = typeof entry === 'number' ? training.days[entry] : undefined;
  const name = WEEKDAYS[weekday]?.toLowerCase() ?? '';
  const title = training.paused
    ? messages.paused
    : session
      ? messages.session(name, session.name)
      : entry === 'cardio'
        ? messages.cardioDay(name)
        : messages.restDay(name);
  return (
    <section
      className={classNames(cardStyles.root, cardStyles.plain)}
      aria-labelledby="entreno-de-hoy-t"
    >
      <div className={cardStyles.header}>
        <div>
          <h2 id="entreno-de-hoy-t">{heading ?? title}</h2>
          {week && !training.paused && (
            <p className={textStyles.secondary}>
              {messages[week.deload ? 'deload' : 'week'](week.week, training.progression.length)}
              {!session && (
                <>
                  {` ${describeNextSession(training, weekday)} `}
                  <TextBadge
                    title={messages.weeks}
                    basis="expert_judgement"
                    keys={training.progressionSources}
                  />
                </>
              )}
            </p>
          )}
        </div>
        {session && week && <SessionMinutes session={session} week={week} />}
      </div>
      {session && week && (
        <Session session={session} week={week} training={training} onOpenWeek={onOpenWeek} />
      )}
      {entry === 'cardio' && (
        <p className={styles.entry}>
          {training.cardio.text}{' '}
          <TextBadge
            title={messages.cardio}
            basis={training.cardio.minutesPerWeek.basis}
            keys={training.cardio.minutesPerWeek.sources}
          />
        </p>
      )}
    </section>
  );
}

function SessionMinutes({ session, week }: { session: TrainingDay; week: CycleWeek }) {
  const minutes = weekSessionMinutes(session, weekExercises(session, week));
  return (
    <span className={textStyles.figure}>
      {integer(minutes.value)}
      <span className={textStyles.unit}>{messages.minutes}</span>
      <FigureBadge of={minutes} />
    </span>
  );
}

type SessionProps = {
  session: TrainingDay;
  week: CycleWeek;
  training: TrainingPlan;
  onOpenWeek: (() => void) | undefined;
};

function Session({ session, week, training, onOpenWeek }: SessionProps) {
  const { repsMin } = training.prescription;
  return (
    <>
      <ul className={styles.sessionLines} data-figures="session">
        {weekExercises(session, week).map((exercise, place) => (
          <li key={`${exercise.exerciseId} ${place}`}>
            <b>{exercise.name}</b>
            <span className={textStyles.figure}>{formatSets(exercise)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.entry}>
        <p className={classNames(styles.reasons, textStyles.label)}>
          <span>
            {messages.setsAndRepetitions}{' '}
            <TextBadge
              title={messages.setsAndRepetitions}
              basis={training.weeklyRange.min.basis}
              keys={[
                ...new Set([...training.weeklyRange.min.sources, ...(repsMin?.sources ?? [])]),
              ]}
            />
          </span>
        </p>
        {onOpenWeek && <Button onClick={onOpenWeek}>{messages.howTo}</Button>}
      </div>
    </>
  );
}

/** "Lo próximo: Torso, el jueves." Empty for a week without sessions. */
function describeNextSession({ week, days }: TrainingPlan, weekday: number): string {
  for (let after = 1; after <= DAYS_IN_WEEK; after++) {
    const at = (weekday + after) % DAYS_IN_WEEK;
    const entry = week[at];
    const session = typeof entry === 'number' ? days[entry] : undefined;
    if (session) return messages.next(WEEKDAYS[at]?.toLowerCase() ?? '', session.name);
  }
  return '';
}
