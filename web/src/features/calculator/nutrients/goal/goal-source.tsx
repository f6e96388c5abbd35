import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { date } from '../../../../design/format.ts';
import { lazyPart } from '../../../../shared/lazy/lazy-part.ts';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import type { UndoableEdit } from '../../../../shared/records/record-writer.ts';
import { useDeleteWithUndo } from '../../../records/undo.queries.ts';
import { NoticeList } from '../../explained/notice-list.tsx';
import { ownGoals } from '../../own-goals.collection.ts';
import type { DayGoal } from './day-goal.queries.ts';
import { ownGoalMessages as texts } from './own-goal.messages.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';

/** Loads the energy guards on demand. */
const OwnGoalDialog = lazyPart(async () => (await import('./own-goal-dialog.tsx')).OwnGoalDialog);

export function GoalSource({ goal }: { goal: DayGoal }) {
  const { isPending, plan, saved, problems } = goal;
  const [isOpen, setIsOpen] = useState(false);
  const [record, ...older] = saved;
  const { remove } = useDeleteWithUndo(ownGoals, texts.deletion, async (store) => {
    const edits: UndoableEdit[] = [];
    for (const one of older) edits.push((await store.remove(ownGoals, one)).edit);
    return edits;
  });
  if (isPending) return null;
  return (
    <>
      {describeSource(goal).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {record && problems.length > 0 ? (
        <>
          <Alert kind="warning" title={texts.notUsed} />
          <NoticeList notices={problems} />
        </>
      ) : null}
      {record ? <RecordStateTags {...record} /> : null}
      <div className={frameStyles.buttonRow}>
        {plan || record ? null : (
          <LinkButton render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}>
            {texts.makePlan}
          </LinkButton>
        )}
        <Button onClick={() => setIsOpen(true)}>{record ? texts.change : texts.set}</Button>
        {record ? (
          <Button variant="text" onClick={() => void remove(record)}>
            {plan ? texts.remove : texts.removeWithoutPlan}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnGoalDialog plan={plan} changing={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function describeSource({ plan, saved, problems }: DayGoal): string[] {
  const isOwn = saved.length > 0 && problems.length === 0;
  if (!plan) return isOwn ? [texts.isOwnWithoutPlan, texts.unknownPerson] : [texts.none];
  return [isOwn ? texts.isOwn : texts.ofPlan(date(plan.value.createdAt))];
}
