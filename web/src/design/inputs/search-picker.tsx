import { Combobox } from '@base-ui/react/combobox';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { iconClose } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { searchPickerMessages as texts } from './search-picker.messages.ts';
import * as fieldStyles from './field.module.css';
import * as styles from './search-picker.module.css';

export type PickerOption = { value: string; label: string; description?: string | undefined };

export type SearchPickerProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Best matches first. */
  search: (query: string) => readonly PickerOption[];
  selected: readonly PickerOption[];
  /** "Alimentos que evitás" */
  selectedLabel: string;
  onAdd: (option: PickerOption) => void;
  onRemove: (option: PickerOption) => void;
  noResultsText: string;
  /** Controlled by the form, because text that selects no option does not count. */
  query: string;
  onQueryChange: (query: string) => void;
  onBlur?: (() => void) | undefined;
};

export function SearchPicker(props: SearchPickerProps) {
  const {
    label,
    hint,
    error,
    search,
    selected,
    onAdd,
    onRemove,
    noResultsText,
    query,
    onQueryChange,
    onBlur,
  } = props;
  const generatedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isSearching = query.trim() !== '';
  const options = isSearching ? search(query) : [];

  useEffect(() => {
    if (isSearching)
      container.current?.scrollIntoView({
        block: matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest',
      });
  }, [isSearching]);

  function add(option: PickerOption | undefined) {
    if (!option) return;
    onAdd(option);
    onQueryChange('');
    setAnnouncement(texts.added(option.label));
    input.current?.focus();
  }

  function remove(option: PickerOption) {
    onRemove(option);
    setAnnouncement(texts.removed(option.label));
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = selected.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last);
    // Escape clears the text, never the selection.
    if (event.key === 'Escape') onQueryChange('');
    // Enter selects a match and must not submit the form.
    if (isSearching && (event.key === 'Escape' || event.key === 'Enter')) event.preventDefault();
  }

  return (
    <div ref={container} className={styles.root}>
      <Combobox.Root
        inline
        open
        multiple
        autoHighlight
        value={[]}
        onValueChange={([option]: PickerOption[]) => add(option)}
        inputValue={query}
        onInputValueChange={(value) => onQueryChange(value)}
        items={options}
        filteredItems={options}
      >
        <Combobox.Input
          render={
            <Field
              id={props.id ?? generatedId}
              label={label}
              hint={hint}
              error={error}
              face="text"
              aria-expanded={options.length > 0}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              onKeyDown={onKeyDown}
              onBlur={onBlur}
            />
          }
          ref={input}
        />
        <Combobox.List aria-label={label} hidden={options.length === 0}>
          {(option: PickerOption) => (
            <Combobox.Item key={option.value} value={option}>
              {option.label}
              {option.description ? <small>{option.description}</small> : null}
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Root>
      {isSearching && options.length === 0 ? (
        <p className={fieldStyles.message}>{noResultsText}</p>
      ) : null}
      {selected.length > 0 ? (
        <ul className={styles.chips} aria-label={props.selectedLabel}>
          {selected.map((option) => (
            <li key={option.value}>
              <button type="button" onClick={() => remove(option)}>
                <VisuallyHidden>{texts.remove}</VisuallyHidden>
                {option.label}
                <Icon path={iconClose} size="s" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isSearching ? texts.results(options.length, noResultsText) : announcement}
        </span>
      </VisuallyHidden>
    </div>
  );
}
