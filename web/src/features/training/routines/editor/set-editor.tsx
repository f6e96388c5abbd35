import type { RoutineSet } from '@forja/domain/routines/routine';
import { SET_KINDS } from '@forja/domain/workouts/set-limits';
import { useState } from 'react';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { Field } from '../../../../design/inputs/field.tsx';
import { Segmented } from '../../../../design/inputs/segmented.tsx';
import { iconTrash } from '../../../../design/icon-paths.ts';
import { sameValue } from '../../../../shared/records/merge/same-value.ts';
import type { EditTools } from './edit-tools.ts';
import { editorMessages } from './editor.messages.ts';
import { removeSet, setSet } from '../edits/routine-edits.ts';
import { createSetDraft, readSetDraft, type SetField } from './set-draft.ts';
import * as styles from './editor.module.css';

const { exercise: texts, day: dayTexts } = editorMessages;

type SetEditorProps = {
  title: string;
  path: { dayId: string; exerciseKey: string };
  set: RoutineSet & { id: string; order: string };
  isTimed: boolean;
  tools: EditTools;
};

export function SetEditor({ title, path, set: child, isTimed, tools }: SetEditorProps) {
  const { id, order: _order, ...set } = child;
  const [draft, setDraft] = useState({ typed: createSetDraft(set), stored: set });
  const [visited, setVisited] = useState<readonly SetField[]>([]);
  // The set changed elsewhere: an undo, or another device.
  if (!sameValue(draft.stored, set)) setDraft({ typed: createSetDraft(set), stored: set });
  const { errors } = readSetDraft(draft.typed, set);

  function type(field: SetField, text: string) {
    const typed = { ...draft.typed, [field]: text };
    const { set: parsed } = readSetDraft(typed, set);
    setDraft({ typed, stored: parsed });
    if (!sameValue(parsed, set)) tools.edit(setSet(path, id, parsed), `${field} ${id}`);
  }

  const field = (name: SetField) => (
    <Field
      key={name}
      label={texts.fields[name].label}
      unit={texts.fields[name].unit}
      inputMode={name === 'weightKg' || name === 'repsInReserve' ? 'decimal' : 'numeric'}
      value={draft.typed[name]}
      error={visited.includes(name) ? errors[name] : undefined}
      onChange={({ currentTarget }) => type(name, currentTarget.value)}
      onBlur={() => setVisited([...visited, name])}
    />
  );

  return (
    <li>
      <div role="group" aria-label={title} className={styles.set}>
        <div className={styles.setHeader}>
          <h3>{title}</h3>
          <Segmented
            legend={texts.kind}
            hideLegend
            density="dense"
            options={SET_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
            value={set.kind}
            onValueChange={(kind) => tools.edit(setSet(path, id, { ...set, kind }))}
          />
          <IconButton
            path={iconTrash}
            label={texts.removeSet(title)}
            onClick={() => {
              tools.edit(removeSet(path, id));
              tools.offerUndo(dayTexts.removed(title));
            }}
          />
        </div>
        <div className={styles.setFields}>
          {isTimed ? field('seconds') : [field('repsMin'), field('repsMax')]}
          {field('weightKg')}
          {field('repsInReserve')}
        </div>
      </div>
    </li>
  );
}
