import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { iconPlus } from '../../../../design/icon-paths.ts';
import { FoldedCard } from '../../../../design/layout/folded-card.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { SyncNotices } from '../../../../shared/records/sync-notices.tsx';
import { isPulling, useSyncStatus } from '../../../records/records.queries.ts';
import { exercisesMessages } from '../../exercises/exercises.messages.ts';
import { useTrainingSettings } from '../../exercises/exercises.queries.ts';
import { routinesMessages } from '../routines.messages.ts';
import { type SavedRoutine, useRoutines } from '../routines.queries.ts';
import { RoutineCard } from './routine-card.tsx';
import { WaysToMake } from './ways-to-make.tsx';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../routines.module.css';

const { page: texts } = routinesMessages;

export function MyRoutinesPage() {
  const { routines, isPending, error, refetch } = useRoutines();
  const currentId = useTrainingSettings().settings.currentRoutineId;
  const status = useSyncStatus();
  const [isMaking, setIsMaking] = useState(false);
  const isEmpty = routines.length === 0 && !isPending && !error;
  const active = routines.filter(({ value }) => !value.isArchived);
  const archived = routines.filter(({ value }) => value.isArchived);
  const isLooking = isPending || (isEmpty && status.pull === undefined);
  // The download notice replaces the empty state.
  const isComing = isEmpty && isPulling(status);
  return (
    <>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={textStyles.lead}>{texts.lead}</p>
        {routines.length > 0 && (
          <div className={styles.actions}>
            <Button variant="secondary" icon={iconPlus} onClick={() => setIsMaking(true)}>
              {texts.create}
            </Button>
          </div>
        )}
      </div>
      <SyncNotices status={status} hasRecords={routines.length > 0} />
      <div className={frameStyles.stack}>
        {isLooking && <CardSkeleton message={texts.loading} />}
        {error && (
          <ErrorState
            title={texts.failed}
            safe={texts.safe}
            advice={readableError(error)}
            actions={
              <Button variant="secondary" onClick={() => void refetch()}>
                {texts.retry}
              </Button>
            }
          />
        )}
        {isEmpty && status.pull?.isComplete && (
          <>
            <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
            <WaysToMake />
          </>
        )}
        {active.length > 0 && <RoutineList routines={active} currentId={currentId} />}
        {archived.length > 0 && (
          <FoldedCard title={texts.archived(archived.length)} hint={texts.archivedText}>
            <RoutineList routines={archived} currentId={currentId} />
          </FoldedCard>
        )}
        {isLooking || isComing ? null : (
          <p>
            <LinkButton
              variant="text"
              render={(linkProps) => <Link to="/ejercicios" {...linkProps} />}
            >
              {exercisesMessages.all}
            </LinkButton>
          </p>
        )}
      </div>
      <Sheet open={isMaking} onClose={() => setIsMaking(false)} title={texts.ways}>
        <WaysToMake />
      </Sheet>
    </>
  );
}

type RoutineListProps = { routines: readonly SavedRoutine[]; currentId: string | undefined };

const RoutineList = ({ routines, currentId }: RoutineListProps) => (
  <ul className={styles.list}>
    {routines.map((routine) => (
      <li key={routine.id}>
        <RoutineCard routine={routine} isCurrent={routine.id === currentId} />
      </li>
    ))}
  </ul>
);
