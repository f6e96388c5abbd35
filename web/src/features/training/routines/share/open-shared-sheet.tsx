import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { TextArea } from '../../../../design/inputs/text-area.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { openOwnStore } from '../../../records/records.queries.ts';
import { ownExercises } from '../../records/own-exercises.collection.ts';
import { routines } from '../../records/routines.collection.ts';
import { RoutinePreview } from '../preview/routine-preview.tsx';
import { routinesMessages } from '../routines.messages.ts';
import { readRoutineText } from './read-routine-text.ts';
import { readRoutineFile, type SharedReading } from './routine-file.ts';
import { shareMessages } from './share.messages.ts';
import { adoptShared, type SharedRoutine } from './shared-routine.ts';
import { useOwnExercises } from './use-own-exercises.ts';
import * as frameStyles from '../../../../design/layout/frame.module.css';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './share.module.css';

const { open: texts } = shareMessages;
/** Many times the largest stored routine. */
const LARGEST_BYTES = 1_000_000;

function parseShared(text: string): SharedReading {
  if (text.trim() === '') return { ok: false, refusal: 'empty' };
  return text.trim().startsWith('{') ? readRoutineFile(text) : readRoutineText(text, newId);
}

/** A shared routine is stored only after a confirmation. */
export function OpenSharedSheet({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [reading, setReading] = useState<SharedReading>();
  const { saveShared, problem } = useSaveShared();
  const customs = useNewExercises(reading?.ok ? reading.shared : undefined);

  async function readFile(file: File | undefined) {
    if (!file) return;
    const isLarge = file.size > LARGEST_BYTES;
    setReading(isLarge ? { ok: false, refusal: 'large' } : parseShared(await file.text()));
  }

  return (
    <Sheet
      open
      side="right"
      onClose={onClose}
      title={reading?.ok ? reading.shared.routine.name : texts.title}
      footer={
        reading?.ok ? (
          <>
            <Button onClick={() => setReading(undefined)}>{texts.back}</Button>
            <Button variant="primary" onClick={() => void saveShared(reading.shared)}>
              {texts.save}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setReading(parseShared(typed))}>
            {texts.preview}
          </Button>
        )
      }
    >
      <div className={frameStyles.stack}>
        {problem ? (
          <Alert kind="error" title={routinesMessages.page.notStored}>
            {readableError(problem)}
          </Alert>
        ) : null}
        {reading?.ok ? (
          <>
            {reading.unreadLines > 0 && (
              <Alert kind="warning" title={texts.unread(reading.unreadLines)} />
            )}
            {customs > 0 && <p className={textStyles.secondary}>{texts.customs(customs)}</p>}
            <RoutinePreview routine={reading.shared.routine} />
          </>
        ) : (
          <>
            <label className={styles.file}>
              {texts.file}
              <input
                type="file"
                accept=".json,.txt,application/json,text/plain"
                onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
              />
            </label>
            <TextArea
              label={texts.text}
              rows={8}
              value={typed}
              error={reading && texts.refusals[reading.refusal]}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Exercises that the person does not have yet. */
function useNewExercises(shared: SharedRoutine | undefined): number {
  const mine = useOwnExercises();
  return shared ? Object.keys(adoptShared(shared, mine, newId).newExercises).length : 0;
}

function useSaveShared() {
  const userId = useUserId();
  const mine = useOwnExercises();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>();

  async function saveShared(shared: SharedRoutine) {
    try {
      const store = await openOwnStore(userId);
      const { routine, newExercises } = adoptShared(shared, mine, newId);
      for (const [id, value] of Object.entries(newExercises))
        await store.save(ownExercises, { id, value });
      const { id } = await store.save(routines, { value: routine });
      await navigate({ to: '/mis-rutinas/$id', params: { id } });
    } catch (error) {
      setProblem(error);
    }
  }

  return { saveShared, problem };
}
