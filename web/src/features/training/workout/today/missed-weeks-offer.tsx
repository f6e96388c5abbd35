import { findMissedWeeks } from '@forja/domain/routines/missed-weeks';
import type { Routine } from '@forja/domain/routines/routine';
import { Button } from '../../../../design/actions/button.tsx';
import { RuleBadge } from '../../../../design/evidence/rule-badge.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { dayAndMonth } from '../../../../design/format.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import type { SavedRecord } from '../../../../shared/records/record-reader.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { useOfferUndo } from '../../../records/undo.queries.ts';
import { routines } from '../../records/routines.collection.ts';
import type { RoutineWorkout } from '../history.queries.ts';
import { startTexts as texts } from '../log.messages.ts';

type MissedWeeksOfferProps = {
  followed: SavedRecord<Routine>;
  history: readonly RoutineWorkout[];
  today: string;
};

/** Offers to resume the cycle after missed weeks. Nothing changes until it is clicked. */
export function MissedWeeksOffer({ followed, history, today }: MissedWeeksOfferProps) {
  const { id, value: routine } = followed;
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const missed = findMissedWeeks({ id, routine }, history, today);
  if (!missed) return null;
  const { from, to, count, number, sets, setsIfAdded, weeks } = missed;

  async function rebuild(): Promise<void> {
    try {
      const store = await openOwnStore(userId);
      const original = await store.get(routines, id);
      if (!original) return;
      const value = { ...original.value, weeks };
      const { edit } = await store.save(routines, { original, value });
      offerUndo({ title: texts.rebuilt(number), edits: [edit], undone: texts.rebuildUndone });
    } catch (error) {
      const title = texts.notRebuilt;
      toast({ title, description: readableError(error), variant: 'destructive' });
    }
  }

  return (
    <Alert
      title={texts.missed(dayAndMonth(from), dayAndMonth(to), count)}
      actions={<Button onClick={() => void rebuild()}>{texts.rebuild(number)}</Button>}
    >
      {texts.missedText(number, sets, setsIfAdded)}{' '}
      <RuleBadge face={texts.ruleFace} label={texts.ruleLabel} title={texts.ruleTitle}>
        <p>{texts.ruleText}</p>
      </RuleBadge>
    </Alert>
  );
}
