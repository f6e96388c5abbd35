import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { iconClose } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import './search-picker.css';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export type PickerOption = { value: string; label: string; description?: string | undefined };

export type SearchPickerProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What matches, best first. Called with what was typed. */
  search: (typed: string) => readonly PickerOption[];
  chosen: readonly PickerOption[];
  /** Names the list of what was chosen: "Alimentos que evitás". */
  chosenLabel: string;
  onAdd: (option: PickerOption) => void;
  onRemove: (option: PickerOption) => void;
  noneFound: string;
  /** What is written and not chosen yet: whoever asks must know of it, because it does not count. */
  typed: string;
  onType: (typed: string) => void;
  onBlur?: (() => void) | undefined;
};

/** Finds things by name and keeps them as chips that can be taken away. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, hint, error, search, chosen, chosenLabel, onAdd, onRemove, noneFound, typed, onType, onBlur } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const [at, moveTo] = useState(0);
  const [said, say] = useState('');
  const options = typed.trim() === '' ? [] : search(typed);
  const isOpen = typed.trim() !== '';
  const active = options[Math.min(at, options.length - 1)];
  const optionId = (value: string) => `${id}-${value}`;

  useEffect(() => {
    if (isOpen) whole.current?.scrollIntoView({ block: matchMedia('(pointer: coarse)').matches ? 'start' : 'nearest' });
  }, [isOpen]);

  function write(next: string) {
    onType(next);
    moveTo(0);
  }

  function add(option: PickerOption) {
    onAdd(option);
    write('');
    say(`Agregado: ${option.label}.`);
    input.current?.focus();
  }

  function remove(option: PickerOption) {
    onRemove(option);
    say(`Quitado: ${option.label}.`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && typed === '' && last) remove(last);
    if (!isOpen) return;
    if (event.key === 'Escape') write('');
    else if (event.key === 'Enter' && active) add(active);
    else if (event.key === 'ArrowDown') moveTo((at + 1) % Math.max(1, options.length));
    else if (event.key === 'ArrowUp') moveTo((at - 1 + options.length) % Math.max(1, options.length));
    else if (event.key !== 'Enter') return;
    // the form must not be sent, nor the cursor jump, by the keys that move in the list
    event.preventDefault();
  }

  return (
    <div ref={whole} className="buscador">
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
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <div id={`${id}-lista`} role="listbox" aria-label={label} hidden={options.length === 0}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are of the field, which keeps the focus
          <div
            key={option.value}
            id={optionId(option.value)}
            ref={option === active ? reveal : undefined}
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
      {isOpen && options.length === 0 ? <p className="msj">{noneFound}</p> : null}
      {chosen.length > 0 ? (
        <ul className="buscador-fichas" aria-label={chosenLabel}>
          {chosen.map((option) => (
            <li key={option.value}>
              <button type="button" onClick={() => remove(option)}>
                <VisuallyHidden>Quitar </VisuallyHidden>
                {option.label}
                <Icon path={iconClose} size="s" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isOpen ? counted(options.length, noneFound) : said}</span>
      </VisuallyHidden>
    </div>
  );
}

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const counted = (found: number, none: string): string =>
  found === 0 ? none : found === 1 ? '1 resultado.' : `${found} resultados.`;
