import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldNotes, type FieldNotes } from './field-notes.tsx';
import { iconChevronDown } from '../icon-paths.ts';
import { Icon } from '../icon.tsx';
import * as textStyles from '../text.module.css';
import * as styles from './field.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> &
  FieldNotes & {
    label: string;
    options: readonly SelectOption[];
    /** The first entry, with an empty value. */
    emptyLabel?: string | undefined;
  };

/** A native select, the fastest on a phone. */
export function SelectField({
  label,
  options,
  emptyLabel,
  error,
  hint,
  ok,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const { attributes, message } = fieldNotes(
    selectId,
    { error, hint, ok },
    rest['aria-describedby'],
  );
  return (
    <div className={classNames(styles.root, className)}>
      <div className={classNames(styles.box, styles.text, Boolean(error) && styles.invalid)}>
        <label className={textStyles.label} htmlFor={selectId}>
          {label}
        </label>
        <select {...rest} {...attributes} id={selectId}>
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={iconChevronDown} />
      </div>
      {message}
    </div>
  );
}
