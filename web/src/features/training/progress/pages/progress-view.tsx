import { findDeloadReasons } from '@forja/domain/progress/deload-hint';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { findLevel } from '@forja/domain/progress/level-by-history';
import { findRiseLimits } from '@forja/domain/progress/rise-limits';
import { Suspense } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { classNames } from '../../../../design/class-names.ts';
import { Card } from '../../../../design/layout/card.tsx';
import { FoldedCard } from '../../../../design/layout/folded-card.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { lazyPart } from '../../../../shared/lazy/lazy-part.ts';
import { SyncNotices } from '../../../../shared/records/sync-notices.tsx';
import { useUserId } from '../../../identity/session.queries.ts';
import { useSyncStatus } from '../../../records/records.queries.ts';
import { useSaveTrainingSettings, useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { HintsCard } from '../week/hints-card.tsx';
import { useTrainingHistory } from '../progress.queries.ts';
import { progressMessages as texts } from '../progress.messages.ts';
import { SummaryCard } from './summary-card.tsx';
import { type TrainingHistory, withoutMaxima } from '../training-history.ts';
import { useWeeklyReview } from '../week/use-weekly-review.ts';
import { WeeklyReviewCard } from '../week/weekly-review-card.tsx';
import { WorkoutCalendar } from './workout-calendar.tsx';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../progress.module.css';

const WeeklySets = lazyPart(() =>
  import('../week/weekly-sets-card.tsx').then((module) => module.WeeklySets),
);
const ExerciseProgress = lazyPart(() =>
  import('../exercise/exercise-progress.tsx').then((module) => module.ExerciseProgress),
);

type ProgressViewProps = {
  /** Person of the latest plan. Absent without a plan. */
  person: PlanInput | undefined;
  /** True while the plan is unread: no proposal before. */
  isPersonPending: boolean;
};

export function ProgressView({ person, isPersonPending }: ProgressViewProps) {
  const userId = useUserId();
  const { data, error, refetch } = useTrainingHistory();
  const sync = useSyncStatus();
  const loaded = data?.userId === userId ? data : undefined;
  const history = loaded?.history;
  const isEmpty = history?.workouts === 0;
  return (
    <>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={textStyles.lead}>{texts.lead}</p>
      </div>
      <SyncNotices status={sync} hasRecords={history !== undefined && !isEmpty} />
      {error ? (
        <ErrorState
          title={texts.failure.title}
          safe={texts.failure.safe}
          advice={readableError(error)}
          actions={
            <Button variant="secondary" onClick={refetch}>
              {texts.failure.retry}
            </Button>
          }
        />
      ) : null}
      {history === undefined && !error ? <CardSkeleton message={texts.looking} /> : null}
      {isEmpty && sync.pull?.isComplete ? <NoWorkouts /> : null}
      {loaded && !isEmpty ? (
        <Progress {...loaded} isWhole={loaded.isWhole && !isPersonPending} person={person} />
      ) : null}
    </>
  );
}

const NoWorkouts = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <div className={styles.links}>
        <LinkButton href="/mi-rutina">{texts.empty.start}</LinkButton>
        <LinkButton variant="secondary" href="/entrenamientos/importar">
          {texts.empty.bring}
        </LinkButton>
      </div>
    }
  >
    {texts.empty.text}
  </EmptyState>
);

type ProgressProps = {
  history: TrainingHistory;
  today: string;
  /** False while only the latest workouts are loaded. */
  isWhole: boolean;
  person: PlanInput | undefined;
};

function Progress({ history, today, isWhole, person }: ProgressProps) {
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        <SummaryCard history={history} today={today} isWhole={isWhole} />
        {isWhole ? (
          <WholeHistory history={history} today={today} person={person} />
        ) : (
          <CardSkeleton message={texts.looking} />
        )}
      </div>
      <div className={styles.stack}>
        <WorkoutCalendar days={history.days} today={today} />
        <Card plain>
          <div className={classNames(cardStyles.body, styles.links)}>
            <LinkButton variant="secondary" href="/entrenamientos">
              {texts.workouts}
            </LinkButton>
            <LinkButton variant="secondary" href="/entrenamientos/importar">
              {texts.exchange}
            </LinkButton>
          </div>
        </Card>
      </div>
    </div>
  );
}

type WholeHistoryProps = Omit<ProgressProps, 'isWhole'>;

/** Cards that need every workout. */
function WholeHistory({ history: done, today, person }: WholeHistoryProps) {
  const limits = findRiseLimits(person);
  const history = limits.restriction === undefined ? done : withoutMaxima(done);
  const { settings } = useTrainingSettings();
  const saveSettings = useSaveTrainingSettings();
  const { weekly, sessionsOf } = history;
  const deloadReasons = findDeloadReasons(history, today);
  const [firstDay] = history.days.keys();
  const level = settings.level ?? findLevel(firstDay, today);
  const { review, proposals, accept } = useWeeklyReview({
    workouts: history.recent,
    weekly,
    sessionsOf,
    deloadReasons,
    level,
    today,
    limits,
  });
  const findName = (exerciseId: string): string => history.names.get(exerciseId) ?? exerciseId;
  return (
    <>
      <WeeklyReviewCard
        today={today}
        review={review}
        proposals={proposals}
        findName={findName}
        onAccept={accept}
      />
      <HintsCard history={history} deloadReasons={deloadReasons} today={today} />
      <FoldedCard title={texts.volume.title} hint={texts.volume.hint}>
        <Suspense fallback={<CardSkeleton message={texts.looking} />}>
          <WeeklySets
            weekly={weekly}
            today={today}
            level={level}
            onLevel={(value) => void saveSettings((before) => ({ ...before, level: value }))}
          />
        </Suspense>
      </FoldedCard>
      <FoldedCard title={texts.exercise.title} hint={texts.exercise.hint}>
        <Suspense fallback={<CardSkeleton message={texts.looking} />}>
          <ExerciseProgress history={history} today={today} isDiscreet={settings.isDiscreet} />
        </Suspense>
      </FoldedCard>
    </>
  );
}
