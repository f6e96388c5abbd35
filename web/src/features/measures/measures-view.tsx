import { type ReactNode, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../design/feedback/skeleton.tsx';
import { useMediaQuery } from '../../design/layout/use-media-query.ts';
import { DiscreetCover } from '../../shared/discreet/discreet-cover.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { SyncNotices } from '../../shared/records/sync-notices.tsx';
import { useTabDraft } from '../../shared/use-tab-draft.ts';
import { useSession, useUserId } from '../identity/session.queries.ts';
import { isPulling, useRecordList, useSyncStatus } from '../records/records.queries.ts';
import { useDeleteWithUndo } from '../records/undo.queries.ts';
import { FigureTrends } from './figure-trends.tsx';
import { createDraft, FIELDS, type OpenForm, openForm, restoreForm } from './measure-draft.ts';
import { MeasureForm } from './measure-form.tsx';
import { MeasureList } from './measure-list.tsx';
import { measures, type SavedMeasure } from './measures.collection.ts';
import { measuresMessages } from './measures.messages.ts';
import { WeightCard } from './weight-card.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './measures.module.css';

const LaterCards = lazyPart(async () => (await import('./later-cards.tsx')).LaterCards);

const { list: texts, failure } = measuresMessages;
/** Passed as props, because a lazy part that shares the texts would add a request. */
const NAMED_FIELDS = FIELDS.map((field) => ({ field, ...measuresMessages.fields[field] }));
/** Row heights of the table in px: two lines on a phone, one on a wide screen. */
const ROW_HEIGHT = { stacked: 107, wide: 59 };

export const MeasuresView = ({ moreCards }: { moreCards?: ReactNode }) => (
  <DiscreetCover pageTitle={measuresMessages.title}>
    <Measures moreCards={moreCards} />
  </DiscreetCover>
);

function Measures({ moreCards }: { moreCards: ReactNode }) {
  const list = useRecordList(measures, {
    rowHeight: useMediaQuery('(max-width: 1023px)') ? ROW_HEIGHT.stacked : ROW_HEIGHT.wide,
  });
  const {
    draft: { changing, draft },
    change,
    clear,
  } = useTabDraft<OpenForm>('forja-borrador-medida', {
    owner: useUserId(),
    empty: openForm,
    restore: restoreForm,
  });
  const { remove } = useDeleteWithUndo(measures, texts);
  const formPlace = useRef<HTMLDivElement>(null);
  const [isTrendRead, setIsTrendRead] = useState(false);
  const noteTrendRead = useCallback(() => setIsTrendRead(true), []);
  const hasMeasures = list.total > 0;
  const isLooking = hasMeasures ? !isTrendRead : list.isPending;
  // Deferred, because rendering all of it in one task blocks input on a slow phone.
  const isTrendDrawn = useDeferredValue(!isLooking) && !isLooking;

  function edit(measure: SavedMeasure) {
    change({ changing: measure, draft: createDraft(measure.value) });
    formPlace.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    formPlace.current?.focus({ preventScroll: true });
  }

  function discard(measure: SavedMeasure) {
    // A deleted measure leaves the form.
    if (changing?.id === measure.id) clear();
    void remove(measure);
  }

  return (
    <>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{measuresMessages.title}</h1>
        <p className={textStyles.lead}>{measuresMessages.lead}</p>
      </div>
      <SyncStatusNotices hasRecords={list.total > 0} />
      <div className={styles.page}>
        <div className={styles.trend}>
          {isLooking ? <CardSkeleton message={measuresMessages.looking} /> : null}
          {list.error ? (
            <ErrorState
              title={failure.title}
              safe={failure.safe}
              advice={readableError(list.error)}
              actions={
                <Button variant="secondary" onClick={list.refetch}>
                  {failure.retry}
                </Button>
              }
            />
          ) : null}
          {list.isEmpty ? <NoMeasures /> : null}
          {hasMeasures ? <WeightCard onRead={noteTrendRead} /> : null}
          {hasMeasures && isTrendDrawn ? <FigureTrends /> : null}
        </div>
        <AfterTrend isReady={isTrendDrawn} isSure={hasMeasures || list.error !== null}>
          <div className={styles.entry} ref={formPlace} tabIndex={-1}>
            <MeasureForm
              key={changing?.id ?? 'new'}
              changing={changing}
              draft={draft}
              onType={(typed) => change({ changing, draft: typed })}
              onDone={clear}
            />
          </div>
          {hasMeasures ? (
            <div className={styles.table}>
              <MeasureList list={list} onEdit={edit} onDelete={discard} />
            </div>
          ) : null}
          <div className={styles.table}>
            <Suspense fallback={<CardSkeleton message={measuresMessages.lookingFurther} />}>
              <LaterCards fields={NAMED_FIELDS} moreCards={moreCards} />
            </Suspense>
          </div>
        </AfterTrend>
      </div>
    </>
  );
}

/** Waits for the trend, so that nothing shifts under a pointer. */
function AfterTrend({
  isReady,
  isSure,
  children,
}: {
  isReady: boolean;
  /** True with measures or a read error; an empty state waits for the account. */
  isSure: boolean;
  children: ReactNode;
}) {
  const session = useSession();
  const syncStatus = useSyncStatus();
  const isPulled = syncStatus.pull !== undefined && !isPulling(syncStatus);
  const isKnown = isSure || session.status === 'visitor' || isPulled;
  return isReady && isKnown ? children : <span aria-busy="true" />;
}

/** A component of its own, so that status changes do not render the page. */
function SyncStatusNotices({ hasRecords }: { hasRecords: boolean }) {
  return <SyncNotices status={useSyncStatus()} hasRecords={hasRecords} />;
}

function NoMeasures() {
  const { pull } = useSyncStatus();
  return pull?.isComplete ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : null;
}
