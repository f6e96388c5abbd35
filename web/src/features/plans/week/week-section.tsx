import { isStop } from '@forja/domain/plan/plan-notices';
import type { Plan } from '@forja/domain/plan/plan';
import type { PlannedExercise, TrainingPlan } from '@forja/domain/training/training-plan';
import { useRef, useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { iconRefresh, iconSwap } from '../../../design/icon-paths.ts';
import { syncMessages } from '../../../shared/records/sync.messages.ts';
import { useAfterChange } from '../../../shared/use-after-change.ts';
import { announceStored, type StoredChange } from '../../records/undo.queries.ts';
import { BalanceCard } from './balance-card.tsx';
import { CardioCard } from './cardio-card.tsx';
import { FoldedGroup } from '../../../design/layout/folded-card.tsx';
import { Notices } from '../risk/notices.tsx';
import { ProgressionCard } from './progression-card.tsx';
import { RoutesBackCard } from './routes-back-card.tsx';
import { getWeekdayIndex } from '../weekday-index.ts';
import { VolumeCard } from './volume-card.tsx';
import { WeekDays } from './week-days.tsx';
import type { CurrentTraining } from '../engine.queries.ts';
import { TrainingFailed } from '../training-pending.tsx';
import { WeekExerciseSheet } from './week-exercise-sheet.tsx';
import { WeekStepper } from './week-stepper.tsx';
import { WeekSwapDialog } from './week-swap-dialog.tsx';
import { WeekTable } from './week-table.tsx';
import { anotherWeek, savedWeek, type WeekVariant } from './week-variant.ts';
import { volumeInWeek } from './week-volume.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekSection;

type WeekSectionProps = {
  plan: Plan;
  current: CurrentTraining;
  /** Training of the variant. */
  training: TrainingPlan;
  variant: WeekVariant;
  /** Name of the storage in the interface. */
  storage: string;
  onChange: (variant: WeekVariant) => StoredChange;
};

/** Changes make a variant of the plan, which one tap reverts. */
export function WeekSection({
  plan,
  current,
  training,
  variant,
  storage,
  onChange,
}: WeekSectionProps) {
  const [chosenDay, chooseDay] = useState(() => findToday(training));
  const [openExercise, setOpenExercise] = useState<PlannedExercise>();
  const [swapTarget, setSwapTarget] = useState<PlannedExercise>();
  const { progression } = training;
  const week = progression[Math.min(variant.week, progression.length) - 1];
  const day = training.days[chosenDay];
  const title = useRef<HTMLHeadingElement>(null);
  const afterChange = useAfterChange(training);

  function showAnotherWeek(): void {
    const change = onChange(anotherWeek(variant));
    afterChange((after) => {
      title.current?.scrollIntoView({ block: 'center' });
      title.current?.focus({ preventScroll: true });
      announceStored(change, {
        ...describeNewExercises(training, after),
        action: { label: syncMessages.undo, onClick: change.undo },
      });
    });
  }

  return (
    <section
      id="semana"
      className={classNames(styles.stack, styles.withAside)}
      aria-labelledby="semana-t"
    >
      <div className={classNames(cardStyles.root, cardStyles.plain)}>
        <div className={cardStyles.header}>
          <div>
            <h2 id="semana-t" tabIndex={-1} ref={title}>
              {messages.title}
            </h2>
            <p className={textStyles.secondary}>{training.split}</p>
          </div>
        </div>
        {week && (
          <WeekStepper
            week={week}
            weeks={progression.length}
            sources={training.progressionSources}
            go={(next) => onChange({ ...variant, week: next })}
          />
        )}
        <WeekDays training={training} selectedDay={chosenDay} onSelect={chooseDay} />
        {day && week && (
          <WeekTable
            day={day}
            week={week}
            training={training}
            onOpen={setOpenExercise}
            onChange={setSwapTarget}
          />
        )}
        {!training.paused && (
          <div className={styles.entry}>
            {current.isVariant && (
              <Alert
                icon={iconSwap}
                title={messages.variant}
                announce={false}
                actions={
                  <Button onClick={() => onChange(savedWeek(variant))}>{messages.back}</Button>
                }
              >
                {storage}
              </Alert>
            )}
            {current.isError && <TrainingFailed retry={current.retry} />}
            <div className={styles.actions}>
              <Button
                icon={iconRefresh}
                busy={current.isBusy}
                busyLabel={messages.making}
                onClick={showAnotherWeek}
              >
                {messages.other}
              </Button>
            </div>
            <p className={textStyles.label} data-off-paper>
              {messages.lead}
            </p>
          </div>
        )}
      </div>
      <div className={styles.stack}>
        <Notices notices={training.notices.filter((notice) => !isStop(notice))} />
        {training.routesBack && <RoutesBackCard routes={training.routesBack} />}
        {training.balance && <BalanceCard balance={training.balance} />}
        <FoldedGroup>
          {week && <ProgressionCard training={training} weeks={plan.input.cycleWeeks} />}
          {week && (
            <VolumeCard
              volume={volumeInWeek(training, week)}
              range={training.weeklyRange}
              week={week}
            />
          )}
          <CardioCard cardio={training.cardio} />
        </FoldedGroup>
      </div>
      {openExercise && (
        <WeekExerciseSheet exercise={openExercise} onClose={() => setOpenExercise(undefined)} />
      )}
      {swapTarget && (
        <WeekSwapDialog
          plan={plan}
          training={training}
          variant={variant}
          exercise={swapTarget}
          onClose={() => setSwapTarget(undefined)}
          onChoose={(next) => {
            setSwapTarget(undefined);
            announceStored(onChange(next), {
              title: messages.swapped,
              description: messages.swappedDetail,
            });
          }}
        />
      )}
    </section>
  );
}

/** Counts the exercises that the previous week lacks. */
function describeNewExercises(before: TrainingPlan, { days }: TrainingPlan) {
  const idsBefore = new Set(
    before.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
  );
  const exercises = days.flatMap((day) => day.exercises);
  const added = exercises.filter(({ exerciseId }) => !idsBefore.has(exerciseId)).length;
  return added === 0
    ? { title: messages.noOtherTitle, description: messages.noOtherLead }
    : { title: messages.otherWeek, description: messages.newExercises(added, exercises.length) };
}

/** Today's session, else the first of the week. */
function findToday({ week }: TrainingPlan): number {
  const entry = week[getWeekdayIndex(new Date())];
  return typeof entry === 'number' ? entry : 0;
}
