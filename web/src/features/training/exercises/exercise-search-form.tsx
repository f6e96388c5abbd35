import { MUSCLE_NAMES, MUSCLES } from '@forja/domain/exercises/muscles';
import { PATTERN_NAMES, PATTERNS } from '@forja/domain/exercises/patterns';
import { EQUIPMENT, JOINTS } from '@forja/domain/person/choices';
import { SearchField } from '../../../design/inputs/search-field.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import {
  equipmentLabels,
  jointLabels,
} from '../../../shared/training/training-choices.messages.ts';
import { countFilters, type ExerciseQuery } from './use-exercise-search.ts';
import { exercisesMessages } from './exercises.messages.ts';
import * as styles from './exercises.module.css';

const messages = exercisesMessages.search;

const toOptions = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: names[value] }));

const SELECTS = [
  { name: 'muscle', emptyLabel: messages.all, options: toOptions(MUSCLES, MUSCLE_NAMES) },
  {
    name: 'equipment',
    emptyLabel: messages.anywhere,
    options: toOptions(EQUIPMENT, equipmentLabels),
  },
  { name: 'joint', emptyLabel: messages.anyJoint, options: toOptions(JOINTS, jointLabels) },
  { name: 'pattern', emptyLabel: messages.all, options: toOptions(PATTERNS, PATTERN_NAMES) },
] as const;

type ExerciseSearchFormProps = {
  query: ExerciseQuery;
  onChange: (query: ExerciseQuery) => void;
};

export function ExerciseSearchForm({ query, onChange }: ExerciseSearchFormProps) {
  const { text, filters } = query;
  return (
    <search className={styles.search} aria-label={messages.legend}>
      <SearchField
        label={messages.label}
        hint={messages.hint}
        value={text}
        onChange={(event) => onChange({ ...query, text: event.target.value })}
      />
      <details className={styles.filters}>
        <summary>{messages.filters(countFilters(filters))}</summary>
        <div className={styles.selects}>
          {SELECTS.map(({ name, emptyLabel, options }) => (
            <SelectField
              key={name}
              label={messages[name]}
              hint={name === 'joint' && filters.joint !== '' ? messages.jointHint : undefined}
              emptyLabel={emptyLabel}
              options={options}
              value={filters[name]}
              onChange={(event) =>
                // The select has no other value.
                onChange({ text, filters: { ...filters, [name]: event.target.value } })
              }
            />
          ))}
        </div>
      </details>
    </search>
  );
}
