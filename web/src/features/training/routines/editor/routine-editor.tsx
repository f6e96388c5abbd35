import { sortChildren } from '@forja/domain/records/children';
import { MAX_ROUTINE_DAYS } from '@forja/domain/workouts/set-limits';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { EmptyState } from '../../../../design/feedback/empty-state.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { iconPlus, iconRedo, iconUndo } from '../../../../design/icon-paths.ts';
import { ActionBar } from '../../../../design/navigation/action-bar.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { syncMessages } from '../../../../shared/records/sync.messages.ts';
import { READING_MS } from '../../../records/records.queries.ts';
import type { SavedRoutine } from '../routines.queries.ts';
import { CycleWeeks } from './cycle-weeks.tsx';
import { DayCard } from './day-card.tsx';
import type { EditTools } from './edit-tools.ts';
import { editorMessages } from './editor.messages.ts';
import { ExerciseSheet } from './exercise-sheet.tsx';
import { readName } from './read-texts.ts';
import { addDay, setRoutineFields } from '../edits/routine-edits.ts';
import { StartButton } from './start-button.tsx';
import { DraftField } from './text-draft.tsx';
import { useEditSession } from './use-edit-session.ts';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './editor.module.css';

const { page: texts } = editorMessages;
const changedSince = { ...syncMessages.outcomes['changed-since'], duration: READING_MS };

export function RoutineEditor({ saved }: { saved: SavedRoutine }) {
  const { session, state } = useEditSession(saved);
  const [announcement, setAnnouncement] = useState('');
  const [openPath, setOpenPath] = useState<{ dayId: string; exerciseKey: string }>();
  const { present: routine, past, future, problem } = state;
  const days = sortChildren(routine.days);
  const openedExercise = openPath && routine.days[openPath.dayId]?.exercises[openPath.exerciseKey];

  const tools: EditTools = {
    edit: session.edit,
    announce: setAnnouncement,
    offerUndo(title) {
      const step = session.current().past.at(-1);
      const onClick = () => {
        const outcome = session.undo(step);
        toast(outcome === 'undone' ? { title: syncMessages.undone } : changedSince);
      };
      toast({ title, action: { label: syncMessages.undo, onClick }, duration: READING_MS });
    },
  };

  function undo() {
    if (session.undo() === 'undone') setAnnouncement(syncMessages.undone);
    else toast(changedSince);
  }

  /** Text fields keep their own undo keys. */
  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) session.redo();
    else undo();
  }

  return (
    // Keys bubble here from any focused element.
    <div role="presentation" className={actionBarStyles.roomBelow} onKeyDown={onKeyDown}>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{routine.name}</h1>
        {problem === undefined ? null : (
          <Alert
            kind="error"
            title={texts.notStored}
            actions={<Button onClick={session.retry}>{texts.retry}</Button>}
          >
            {readableError(problem)}
          </Alert>
        )}
        <DraftField
          label={texts.name}
          face="text"
          text={routine.name}
          parse={readName}
          onChange={(name) => session.edit(setRoutineFields({ name }), 'routine name')}
        />
        {routine.weeks?.length ? <CycleWeeks weeks={routine.weeks} /> : null}
        {days.length === 0 && <EmptyState title={texts.title}>{texts.noDays}</EmptyState>}
        <ol className={styles.days}>
          {days.map((day, index) => (
            <DayCard
              key={day.id}
              day={day}
              index={index}
              count={days.length}
              tools={tools}
              onOpenExercise={(exerciseKey) => setOpenPath({ dayId: day.id, exerciseKey })}
            />
          ))}
        </ol>
        <Button
          icon={iconPlus}
          {...(days.length >= MAX_ROUTINE_DAYS && {
            disabledReason: texts.tooManyDays(MAX_ROUTINE_DAYS),
          })}
          onClick={() => session.edit(addDay(texts.newDay(days.length + 1), newId()))}
        >
          {texts.addDay}
        </Button>
      </div>
      <p role="status" className={textStyles.visuallyHidden}>
        {announcement}
      </p>
      {openPath && openedExercise && (
        <ExerciseSheet
          key={openPath.exerciseKey}
          dayId={openPath.dayId}
          exercise={{ ...openedExercise, id: openPath.exerciseKey }}
          tools={tools}
          onClose={() => setOpenPath(undefined)}
        />
      )}
      <ActionBar help={texts.stored}>
        <IconButton
          path={iconUndo}
          label={texts.undo}
          boxed
          disabled={past.length === 0}
          onClick={undo}
        />
        <IconButton
          path={iconRedo}
          label={texts.redo}
          boxed
          disabled={future.length === 0}
          onClick={session.redo}
        />
        <StartButton
          id={saved.id}
          isReady={days.some(({ exercises }) => Object.keys(exercises).length > 0)}
        />
      </ActionBar>
    </div>
  );
}
