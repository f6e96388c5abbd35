import { useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { useIsDocument } from '../../../shared/pages/document-parts.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { localDay } from '../../../shared/local-day.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useDeleteWithUndo } from '../../records/undo.queries.ts';
import { foodEntries } from '../food-entries.collection.ts';
import { AddFood } from './add-food.tsx';
import { listPortions, type LoggedFood, useDayLog } from './day-log.queries.ts';
import { CompleteDayOption } from './complete-day/complete-day-option.tsx';
import { CopyPreviousDay } from './copy-previous-day.tsx';
import { DaySummary } from './day-summary.tsx';
import {
  changedEntry,
  type EntryDraft,
  newEntry,
  type OpenEntry,
  restoreEntry,
} from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { MealList } from './meal-list.tsx';
import { MicronutrientsCard } from './micronutrients/micronutrients-card.tsx';
import { nutrientsMessages as messages } from './nutrients.messages.ts';
import { PlanDishes } from './plan-dishes.tsx';
import { SyncStatusNotices } from '../sync-status-notices.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';
import * as styles from './nutrients.module.css';

const { list: texts, failure } = messages;

export function NutrientsPage() {
  const [today] = useState(() => localDay(new Date()));
  const [day, setDay] = useState(today);
  const {
    draft: { entry: draft },
    change,
    clear,
  } = useTabDraft<OpenEntry>('forja-borrador-alimento', {
    owner: useUserId(),
    empty: () => ({}),
    restore: restoreEntry,
  });
  const formPlace = useRef<HTMLDivElement>(null);
  const log = useDayLog(day);
  // The log renders first and the rest deferred; a prerendered document renders at once.
  const isDocument = useIsDocument();
  const isDayDrawn = useDeferredValue(!log.isPending, isDocument);
  const { remove } = useDeleteWithUndo(foodEntries, texts);

  function open(entry: EntryDraft) {
    change({ entry });
    formPlace.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    formPlace.current?.focus({ preventScroll: true });
  }

  function discard({ record }: LoggedFood) {
    if (draft?.changing?.id === record.id) clear();
    void remove(record);
  }

  return (
    <>
      <div className={layout.header}>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p className={textStyles.lead}>{messages.lead}</p>
      </div>
      <SyncStatusNotices />
      <div className={layout.page} aria-busy={!isDayDrawn}>
        <div className={layout.column}>
          <Field
            type="date"
            label={messages.day}
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value || today)}
          />
          <AddFood
            day={day}
            isWaiting={!isDayDrawn}
            onPick={(food) => open(newEntry(food, new Date().getHours()))}
          />
          {isDayDrawn ? <PlanDishes day={day} /> : null}
          <div ref={formPlace} tabIndex={-1} className={styles.formPlace}>
            {draft ? (
              <EntryForm
                key={draft.changing?.id ?? draft.food.id}
                draft={draft}
                day={day}
                onType={(entry) => change({ entry })}
                onDone={clear}
              />
            ) : null}
          </div>
        </div>
        <div className={layout.column}>
          {log.isPending ? <CardSkeleton message={messages.looking} /> : null}
          {log.error ? (
            <ErrorState
              title={failure.title}
              safe={failure.safe}
              advice={readableError(log.error)}
              actions={<Button onClick={() => void log.refetch()}>{failure.retry}</Button>}
            />
          ) : null}
          <DaySummary sum={log.sum} isWaiting={!isDayDrawn} />
          {log.meals.map(({ meal, foods }) => (
            <MealList
              key={meal}
              meal={meal}
              foods={foods}
              onEdit={({ food, record }) => food && open(changedEntry(food, record))}
              onDelete={discard}
            />
          ))}
          {!log.isPending && !log.error && log.logged.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
          ) : null}
          {isDayDrawn && log.logged.length > 0 ? (
            <>
              <MicronutrientsCard portions={listPortions(log.logged)} />
              <CompleteDayOption day={day} />
            </>
          ) : null}
          {isDayDrawn ? <CopyPreviousDay day={day} /> : null}
        </div>
      </div>
    </>
  );
}
