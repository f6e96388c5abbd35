import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { iconClose } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { searchPickerMessages } from './search-picker.messages.ts';
import * as fieldStyles from './field.module.css';
import * as styles from './search-picker.module.css';

export type PickerOption = { value: string; label: string; description?: string | undefined };

export type SearchPickerProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Returns the options that match the query, best first. */
  search: (query: string) => readonly PickerOption[];
  selected: readonly PickerOption[];
  /** Names the list of selected options: "Alimentos que evitás". */
  selectedLabel: string;
  onAdd: (option: PickerOption) => void;
  onRemove: (option: PickerOption) => void;
  noResultsText: string;
  /** Text in the field. The form has to know it, because text that selects no option does not count. */
  query: string;
  onQueryChange: (query: string) => void;
  onBlur?: (() => void) | undefined;
};

/** Searches options by name and lists the selected ones as chips with a remove button. */
export function SearchPicker(props: SearchPickerProps) {
  const {
    label,
    hint,
    error,
    search,
    selected,
    selectedLabel,
    onAdd,
    onRemove,
    noResultsText,
    query,
    onQueryChange,
    onBlur,
  } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const [announcement, announce] = useState('');
  const options = query.trim() === '' ? [] : search(query);
  const isOpen = query.trim() !== '';
  const active = options[Math.min(activeIndex, options.length - 1)];
  const optionId = (value: string) => `${id}-${value}`;

  useEffect(() => {
    if (isOpen)
      container.current?.scrollIntoView({ block: matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest' });
  }, [isOpen]);

  function changeQuery(next: string) {
    onQueryChange(next);
    setActiveIndex(0);
  }

  function add(option: PickerOption) {
    onAdd(option);
    changeQuery('');
    announce(`Agregado: ${option.label}.`);
    input.current?.focus();
  }

  function remove(option: PickerOption) {
    onRemove(option);
    announce(`Quitado: ${option.label}.`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = selected.at(-1);
    if (event.key === 'Backspace' && query === '' && last) remove(last);
    if (!isOpen) return;
    if (event.key === 'Escape') changeQuery('');
    else if (event.key === 'Enter' && active) add(active);
    else if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % Math.max(1, options.length));
    else if (event.key === 'ArrowUp') setActiveIndex((activeIndex - 1 + options.length) % Math.max(1, options.length));
    else if (event.key !== 'Enter') return;
    // the keys that move in the list must not submit the form or move the cursor
    event.preventDefault();
  }

  return (
    <div ref={container} className={styles.root}>
      <Field
        ref={input}
        id={id}
        label={label}
        hint={hint}
        error={error}
        face="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={`${id}-lista`}
        aria-activedescendant={active && optionId(active.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(event) => changeQuery(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div id={`${id}-lista`} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are of the field, which keeps the focus
          <div
            key={option.value}
            id={optionId(option.value)}
            ref={option === active ? scrollToOption : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            // the field keeps the focus: a tap must not take it away
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add(option)}
          >
            {option.label}
            {option.description ? <small>{option.description}</small> : null}
          </div>
        ))}
      </div>
      {isOpen && options.length === 0 ? <p className={fieldStyles.message}>{noResultsText}</p> : null}
      {selected.length > 0 ? (
        <ul className={styles.chips} aria-label={selectedLabel}>
          {selected.map((option) => (
            <li key={option.value}>
              <button type="button" onClick={() => remove(option)}>
                <VisuallyHidden>{searchPickerMessages.remove}</VisuallyHidden>
                {option.label}
                <Icon path={iconClose} size="s" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isOpen ? describeResults(options.length, noResultsText) : announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

const scrollToOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const describeResults = (count: number, noResults: string): string =>
  count === 0 ? noResults : count === 1 ? '1 resultado.' : `${count} resultados.`;
