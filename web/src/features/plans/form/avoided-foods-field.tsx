import { SearchPicker } from '../../../design/inputs/search-picker.tsx';
import { avoidable, avoidedChips, withAvoided, withoutAvoided } from './avoided-foods.ts';
import { formMessages } from './form.messages.ts';

const messages = formMessages.avoidedFoodsField;

export type AvoidedFoodsFieldProps = {
  avoided: readonly string[];
  error: string | undefined;
  query: string;
  onQueryChange: (query: string) => void;
  onBlur: () => void;
  onChange: (avoided: string[]) => void;
};

/** Imports the food table: load it lazily. */
export const AvoidedFoodsField = ({
  avoided,
  error,
  onChange,
  ...field
}: AvoidedFoodsFieldProps) => (
  <SearchPicker
    {...field}
    id="campo-foodsToAvoid"
    label={messages.label}
    hint={messages.hint}
    error={error}
    search={(query) => avoidable(query, avoided)}
    selected={avoidedChips(avoided)}
    selectedLabel={messages.selected}
    noResultsText={messages.noResults}
    onAdd={(option) => onChange(withAvoided(avoided, option))}
    onRemove={(option) => onChange(withoutAvoided(avoided, option))}
  />
);
