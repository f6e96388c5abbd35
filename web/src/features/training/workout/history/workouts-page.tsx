import { isDoneWorkingSet } from '@forja/domain/workouts/done-sets';
import type { Workout } from '@forja/domain/workouts/workout';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../../design/actions/button.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../../design/feedback/error-state.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { date, duration, quantity } from '../../../../design/format.ts';
import { Card } from '../../../../design/layout/card.tsx';
import { type Column, DataTable } from '../../../../design/layout/data-table.tsx';
import { useMediaQuery } from '../../../../design/layout/use-media-query.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { PullNotice } from '../../../../shared/records/pull-notice.tsx';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import { useSyncStatus } from '../../../records/records.queries.ts';
import { sessionVolume } from '../sets/session-volume.ts';
import { type SavedWorkout, useWorkoutList } from '../workouts.queries.ts';
import { historyTexts as texts } from './history.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './history.module.css';

/** Row heights of the table in px: two lines on a phone, one on a wide screen. */
const ROW_HEIGHT = { stacked: 107, wide: 59 };

/** Newest first; reads only the rows near the viewport. */
export function WorkoutsPage() {
  const list = useWorkoutList(
    useMediaQuery('(max-width: 1023px)') ? ROW_HEIGHT.stacked : ROW_HEIGHT.wide,
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={textStyles.lead}>{texts.lead}</p>
      </div>
      <div className={styles.links}>
        <LinkButton variant="primary" render={(props) => <Link to="/mi-rutina" {...props} />}>
          {texts.today}
        </LinkButton>
        <LinkButton render={(props) => <Link to="/entrenamientos/nuevo" {...props} />}>
          {texts.past}
        </LinkButton>
        <LinkButton render={(props) => <Link to="/entrenamientos/importar" {...props} />}>
          {texts.exchange}
        </LinkButton>
      </div>
      <Notices hasRecords={list.total > 0} />
      {list.isPending ? <CardSkeleton message={texts.looking} /> : null}
      {list.error ? (
        <ErrorState
          title={texts.failure.title}
          safe={texts.failure.safe}
          advice={readableError(list.error)}
          actions={
            <Button variant="secondary" onClick={list.refetch}>
              {texts.failure.retry}
            </Button>
          }
        />
      ) : null}
      {list.isEmpty ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : null}
      {list.total > 0 ? (
        <Card plain>
          <DataTable
            columns={COLUMNS}
            rows={list.virtual.slots.map(({ index }) => list.rowRecords(index)[0]?.record)}
            virtual={list.virtual}
            onRowFocus={list.onRowFocus}
            rowKey={({ id }) => id}
            caption={texts.title}
            stack
            density="dense"
          />
        </Card>
      ) : null}
    </div>
  );
}

const Notices = ({ hasRecords }: { hasRecords: boolean }) => (
  <PullNotice {...useSyncStatus()} hasRecords={hasRecords} />
);

const COLUMNS: readonly Column<SavedWorkout>[] = [
  {
    key: 'name',
    header: texts.columns.name,
    rowHeader: true,
    stacked: 'title',
    cell: ({ id, value }) => (
      <Link to="/entrenamientos/$id" params={{ id }} className={styles.name}>
        {value.name}
      </Link>
    ),
  },
  {
    key: 'day',
    header: texts.columns.day,
    stacked: 'figure',
    cell: ({ value }) => date(value.day),
  },
  {
    key: 'sets',
    header: texts.columns.sets,
    align: 'right',
    stacked: 'detail',
    cell: ({ value }) => countDone(value),
  },
  {
    key: 'volume',
    header: texts.columns.volume,
    align: 'right',
    stacked: 'detail',
    cell: ({ value }) => quantity(sessionVolume(value), 'kg', 0),
  },
  {
    key: 'time',
    header: texts.columns.time,
    align: 'right',
    stacked: 'detail',
    cell: ({ value: { startedAt, finishedAt } }) =>
      finishedAt === undefined
        ? texts.inProgress
        : duration((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000),
  },
  {
    key: 'where',
    header: texts.columns.where,
    cell: (workout) => <RecordStateTags {...workout} />,
  },
];

const countDone = ({ exercises }: Workout): number =>
  Object.values(exercises)
    .flatMap(({ sets }) => Object.values(sets))
    .filter(isDoneWorkingSet).length;
