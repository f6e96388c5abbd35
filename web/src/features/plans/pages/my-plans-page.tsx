import { planOutline } from '@forja/domain/plan/plan-outline';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { date, integer, weeks } from '../../../design/format.ts';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { iconPlus, iconTrash } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { useWidth } from '../../../design/layout/use-width.ts';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { PullNotice } from '../../../shared/records/pull-notice.tsx';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { RecordStateTags } from '../../../shared/records/record-state.tsx';
import { type RecordList, useRecordList, useSyncStatus } from '../../records/records.queries.ts';
import { planTitle } from '../plan-title.ts';
import { plans } from '../plans.collection.ts';
import { useDeletePlan } from '../plans.queries.ts';
import type { SavedPlan } from '../saved-plan.queries.ts';
import { HealthText } from '../risk/health-text.tsx';
import { Risk } from '../risk/risk.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.myPlansPage;

/** Card width and gap in px, as in `.myPlansRow`. */
const CARD_WIDTH = 420;
const GAP = 16;
const ROW_HEIGHT = 385;

export const MyPlansPage = () => (
  <DiscreetCover pageTitle={messages.title}>
    <MyPlans />
  </DiscreetCover>
);

function MyPlans() {
  const [width, pixels] = useWidth<HTMLDivElement>(CARD_WIDTH);
  const columns = Math.max(1, Math.floor((pixels + GAP) / (CARD_WIDTH + GAP)));
  const list = useRecordList(plans, { rowHeight: ROW_HEIGHT, pageSize: 12, columns });
  const sync = useSyncStatus();
  const { remove } = useDeletePlan();
  // A download has its own notice.
  const isLooking = list.isPending && list.total === 0 && sync.pull?.isComplete !== false;
  return (
    <>
      <div className={styles.myPlansHeader} ref={width}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        {list.total > 0 && (
          <LinkButton
            variant="primary"
            icon={iconPlus}
            render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}
          >
            {messages.generate}
          </LinkButton>
        )}
      </div>
      <PullNotice {...sync} hasRecords={list.total > 0} />
      {isLooking && <CardSkeleton message={messages.loading} />}
      {list.error && (
        <ErrorState
          title={messages.failed}
          safe={messages.errorSafe}
          advice={readableError(list.error)}
          actions={
            <Button variant="secondary" onClick={list.refetch}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {list.isEmpty && sync.pull?.isComplete && (
        <EmptyState
          title={messages.emptyTitle}
          action={
            <LinkButton
              variant="primary"
              render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}
            >
              {messages.generateFirst}
            </LinkButton>
          }
        >
          {messages.emptyLead}
        </EmptyState>
      )}
      {list.total > 0 && <PlanList list={list} onDelete={(plan) => void remove(plan)} />}
    </>
  );
}

type PlanListProps = {
  list: RecordList<SavedPlan['value']>;
  onDelete: (plan: SavedPlan) => void;
};

/** Explicit roles: list items are the cards, not the virtual rows. */
const PlanList = ({
  list: {
    total,
    virtual: { container, slots, measure, after },
    rowRecords,
    onRowFocus,
  },
  onDelete,
}: PlanListProps) => (
  <div role="list" className={styles.myPlansList} ref={container}>
    {slots.map(({ index, gap, height }) => {
      const row = rowRecords(index);
      const isRead = row.every(({ record }) => record !== undefined);
      return (
        <Fragment key={index}>
          {gap > 0 ? <div style={{ height: gap }} /> : null}
          <div
            className={styles.myPlansRow}
            ref={measure}
            style={isRead ? undefined : { height }}
            data-index={index}
            onFocus={() => onRowFocus(index)}
          >
            {row.map(({ position, record }) => (
              <div
                key={record?.id ?? position}
                role="listitem"
                aria-setsize={total}
                aria-posinset={position + 1}
                className={classNames(cardStyles.root, cardStyles.plain, styles.planCard)}
              >
                {record ? <PlanCard plan={record} onDelete={onDelete} /> : null}
              </div>
            ))}
          </div>
        </Fragment>
      );
    })}
    <div style={{ height: after }} />
  </div>
);

function PlanCard({
  plan: saved,
  onDelete,
}: {
  plan: SavedPlan;
  onDelete: (plan: SavedPlan) => void;
}) {
  const { id, value, state, copyOf } = saved;
  const outline = planOutline(value.plan);
  const { health } = value.plan;
  return (
    <>
      <div className={cardStyles.header}>
        <div>
          <h2>
            <Link to="/mis-planes/$id" params={{ id }} className={styles.wholeCard}>
              {planTitle(outline.claim)}
              {/* plans may share a name, and screen readers list links by name */}
              <VisuallyHidden>{messages.ofDay(date(value.createdAt))}</VisuallyHidden>
            </Link>
          </h2>
          <p className={textStyles.secondary}>
            <b>{date(value.createdAt)}</b>. {weeks(outline.cycleWeeks)}, {outline.trainingDays}
            {messages.daysPerWeek}
          </p>
        </div>
        <IconButton
          path={iconTrash}
          label={messages.remove(plans.label(value))}
          onClick={() => onDelete(saved)}
        />
      </div>
      <StatGrid columns={3}>
        <StatCell
          label={messages.energy}
          value={integer(outline.energyKcal)}
          unit={messages.energyUnit}
        />
        <StatCell
          label={messages.protein}
          value={integer(outline.proteinGrams)}
          unit={messages.proteinUnit}
        />
        <StatCell label={messages.risk}>
          <Risk level={outline.riskLevel} />
        </StatCell>
      </StatGrid>
      <div className={cardStyles.body}>
        {health ? (
          <HealthText health={health} />
        ) : (
          <p className={textStyles.secondary}>{messages.beforeHealth}</p>
        )}
      </div>
      {state === 'in-account' && copyOf === undefined ? null : (
        <p className={cardStyles.body}>
          <RecordStateTags {...saved} />
        </p>
      )}
    </>
  );
}
