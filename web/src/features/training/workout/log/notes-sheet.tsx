import { TEXT_LIMITS } from '@forja/domain/workouts/set-limits';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { TextArea } from '../../../../design/inputs/text-area.tsx';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { logTexts as texts } from '../log.messages.ts';
import * as actionBarStyles from '../../../../design/navigation/action-bar.module.css';

export type Notes = { exercise: string; set: string };

type NotesSheetProps = {
  notes: Notes;
  setName: string | undefined;
  onSave: (notes: Notes) => void;
  onClose: () => void;
};

export function NotesSheet({ notes, setName, onSave, onClose }: NotesSheetProps) {
  const [typed, setTyped] = useState(notes);
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.notesTitle}
      footer={
        <div className={actionBarStyles.row}>
          <Button variant="primary" wide onClick={() => onSave(typed)}>
            {texts.saveNotes}
          </Button>
        </div>
      }
    >
      <TextArea
        label={texts.exerciseNote}
        rows={3}
        maxLength={TEXT_LIMITS.notes}
        value={typed.exercise}
        onChange={({ target }) => setTyped({ ...typed, exercise: target.value })}
      />
      {setName ? (
        <TextArea
          label={texts.setNote(setName)}
          rows={2}
          maxLength={TEXT_LIMITS.notes}
          value={typed.set}
          onChange={({ target }) => setTyped({ ...typed, set: target.value })}
        />
      ) : null}
    </Sheet>
  );
}
