import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { iconEdit, iconTrash } from '../../../../design/icon-paths.ts';
import { RecordStateTags } from '../../../../shared/records/record-state.tsx';
import { useRecord } from '../../../records/records.queries.ts';
import { useDeleteWithUndo } from '../../../records/undo.queries.ts';
import { ownExercises } from '../../records/own-exercises.collection.ts';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';
import { ownExerciseMessages as messages } from './own-exercise.messages.ts';
import * as styles from './own-exercise.module.css';

type OwnExerciseActionsProps = { id: string; onLeave: () => Promise<void> };

export function OwnExerciseActions({ id, onLeave }: OwnExerciseActionsProps) {
  const { data: record } = useRecord(ownExercises, id);
  const { remove, isPending } = useDeleteWithUndo(ownExercises, messages.deletion);
  const [isEditing, setIsEditing] = useState(false);
  if (!record) return null;
  return (
    <div className={styles.actions}>
      <RecordStateTags {...record} />
      <Button icon={iconEdit} onClick={() => setIsEditing(true)}>
        {messages.edit}
      </Button>
      <Button icon={iconTrash} busy={isPending} onClick={() => void remove(record, onLeave)}>
        {messages.remove}
      </Button>
      <OwnExerciseDialog
        open={isEditing}
        changing={record}
        onClose={() => setIsEditing(false)}
        onSaved={() => undefined}
      />
    </div>
  );
}
