import { MUSCLE_NAMES, MUSCLES, type Muscle } from '@forja/domain/exercises/muscles';
import { PATTERN_NAMES, PATTERNS } from '@forja/domain/exercises/patterns';
import { EQUIPMENT } from '@forja/domain/person/choices';
import { TEXT_LIMITS } from '@forja/domain/workouts/set-limits';
import { Field } from '../../../../design/inputs/field.tsx';
import { OptionGroup } from '../../../../design/inputs/option-group.tsx';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { TextArea } from '../../../../design/inputs/text-area.tsx';
import { equipmentLabels } from '../../../../shared/training/training-choices.messages.ts';
import type { OwnExerciseDraft, OwnExerciseErrors } from './own-exercise-draft.ts';
import { ownExerciseMessages } from './own-exercise.messages.ts';

const messages = ownExerciseMessages.form;
const IMPLEMENTS = ['none', 'barbell', 'dumbbells', 'machine'] as const;
const COUNTS = ['repetitions', 'time'] as const;

const muscleOptions = (muscles: readonly Muscle[]) =>
  muscles.map((value) => ({ value, label: MUSCLE_NAMES[value] }));

type OwnExerciseFieldsProps = {
  formId: string;
  draft: OwnExerciseDraft;
  errors: OwnExerciseErrors;
  onChange: (change: Partial<OwnExerciseDraft>) => void;
};

export function OwnExerciseFields({ formId, draft, errors, onChange }: OwnExerciseFieldsProps) {
  const { primary, secondary, isTimed } = draft;
  const getFieldId = (name: keyof OwnExerciseDraft) => `${formId}-${name}`;
  return (
    <>
      <Field
        id={getFieldId('name')}
        label={messages.name}
        error={errors.name}
        value={draft.name}
        maxLength={TEXT_LIMITS.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        id={getFieldId('pattern')}
        label={messages.pattern}
        emptyLabel={messages.choosePattern}
        error={errors.pattern}
        options={PATTERNS.map((value) => ({ value, label: PATTERN_NAMES[value] }))}
        value={draft.pattern}
        // The select has no other value.
        onChange={(event) => onChange({ pattern: event.target.value as typeof draft.pattern })}
      />
      <div id={getFieldId('primary')} tabIndex={-1}>
        <OptionGroup
          type="checkbox"
          columns={2}
          legend={messages.primary}
          error={errors.primary}
          options={muscleOptions(MUSCLES)}
          value={primary}
          onValueChange={(muscles) =>
            onChange({
              primary: muscles,
              secondary: secondary.filter((muscle) => !muscles.includes(muscle)),
            })
          }
        />
      </div>
      <div id={getFieldId('secondary')} tabIndex={-1}>
        <OptionGroup
          type="checkbox"
          columns={2}
          legend={messages.secondary}
          hint={messages.secondaryHint}
          error={errors.secondary}
          options={muscleOptions(MUSCLES.filter((muscle) => !primary.includes(muscle)))}
          value={secondary}
          onValueChange={(muscles) => onChange({ secondary: muscles })}
        />
      </div>
      <div id={getFieldId('equipment')} tabIndex={-1}>
        <OptionGroup
          type="checkbox"
          legend={messages.equipment}
          error={errors.equipment}
          options={EQUIPMENT.map((value) => ({ value, label: equipmentLabels[value] }))}
          value={draft.equipment}
          onValueChange={(equipment) => onChange({ equipment })}
        />
      </div>
      <OptionGroup
        type="radio"
        columns={2}
        legend={messages.implement}
        options={IMPLEMENTS.map((value) => ({ value, label: messages.implements[value] }))}
        value={draft.implement}
        onValueChange={(implement) => onChange({ implement })}
      />
      <OptionGroup
        type="radio"
        columns={2}
        legend={messages.counted}
        options={COUNTS.map((value) => ({ value, label: messages[value] }))}
        value={isTimed ? 'time' : 'repetitions'}
        onValueChange={(counted) => onChange({ isTimed: counted === 'time' })}
      />
      <TextArea
        id={getFieldId('notes')}
        label={messages.notes}
        hint={messages.notesHint}
        error={errors.notes}
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
    </>
  );
}
