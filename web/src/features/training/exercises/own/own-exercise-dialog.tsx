import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { useId, useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { Dialog } from '../../../../design/overlays/dialog.tsx';
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import type { SavedRecord } from '../../../../shared/records/record-reader.ts';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useSaveRecord } from '../../../records/records.queries.ts';
import { ownExercises } from '../../records/own-exercises.collection.ts';
import {
  createDraft,
  emptyDraft,
  type OwnExerciseErrors,
  type OwnExerciseField,
  readDraft,
  restoreDraft,
} from './own-exercise-draft.ts';
import { OwnExerciseFields } from './own-exercise-fields.tsx';
import { ownExerciseMessages } from './own-exercise.messages.ts';
import { Form } from '../../../../shared/forms/form.tsx';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';
import * as styles from './own-exercise.module.css';

const messages = ownExerciseMessages.form;

type OwnExerciseDialogProps = {
  open: boolean;
  onClose: () => void;
  changing?: SavedRecord<OwnExercise> | undefined;
  /** Initial name, from the search. */
  firstName?: string | undefined;
  onSaved: (id: string, exercise: OwnExercise) => void;
};

export const OwnExerciseDialog = ({ open, ...rest }: OwnExerciseDialogProps) =>
  open ? <OpenDialog {...rest} /> : null;

function OpenDialog({
  onClose: onClosed,
  changing,
  firstName,
  onSaved,
}: Omit<OwnExerciseDialogProps, 'open'>) {
  const formId = useId();
  const { draft, change, clear } = useTabDraft(
    `forja-borrador-ejercicio-${changing?.id ?? firstName ?? ''}`,
    {
      owner: useUserId(),
      empty: () => (changing ? createDraft(changing.value) : emptyDraft(firstName)),
      restore: restoreDraft,
    },
  );
  const [errors, setErrors] = useState<OwnExerciseErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { save, isSlow, error } = useSaveRecord(ownExercises);

  function onClose() {
    clear();
    onClosed();
  }

  async function submit() {
    const result = readDraft(draft, changing?.value);
    setErrors(result.errors ?? {});
    if (result.errors) {
      setAttempt((tries) => tries + 1);
      return;
    }
    const saved = await save({ original: changing, value: result.exercise });
    if (!saved) {
      setAttempt((tries) => tries + 1);
      return;
    }
    if (saved.outcome === 'saved') toast({ title: messages.saved });
    onClose();
    onSaved(saved.id, result.exercise);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={changing ? messages.editing : messages.title}
      description={messages.lead}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            wide
            busy={isSlow}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </div>
      }
    >
      <Form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary
          attempt={attempt}
          refusal={error ? `${messages.notSaved} ${readableError(error)}` : undefined}
          entries={FIELDS.flatMap((name) => {
            const message = errors[name];
            return message === undefined
              ? []
              : [{ id: `${formId}-${name}`, label: messages[name], message }];
          })}
        />
        <OwnExerciseFields
          formId={formId}
          draft={draft}
          errors={errors}
          onChange={(changed) => {
            change({ ...draft, ...changed });
            // An edit clears the error of its field until the next try.
            setErrors((before) =>
              Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))),
            );
          }}
        />
      </Form>
    </Dialog>
  );
}

const FIELDS = [
  'name',
  'pattern',
  'primary',
  'secondary',
  'equipment',
  'notes',
] as const satisfies readonly OwnExerciseField[];
