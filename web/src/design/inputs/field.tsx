import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldNotes, type FieldNotes } from './field-notes.tsx';
import * as textStyles from '../text.module.css';
import * as styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'placeholder'> &
  FieldNotes & {
    label: string;
    unit?: string | undefined;
    /** Figures by default when the keyboard is numeric. */
    face?: 'figure' | 'text' | undefined;
  };

/** Use `inputMode="decimal"` for numbers: the form parses comma and dot. */
export function Field({
  label,
  unit,
  face,
  error,
  hint,
  ok,
  id,
  className,
  inputMode,
  type = 'text',
  ...rest
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const numeric = inputMode === 'decimal' || inputMode === 'numeric';
  const figure = face ? face === 'figure' : numeric;
  const { attributes, message } = fieldNotes(
    inputId,
    { error, hint, ok },
    rest['aria-describedby'],
  );
  return (
    <div className={classNames(styles.root, className)}>
      <label
        className={classNames(styles.box, !figure && styles.text, Boolean(error) && styles.invalid)}
        htmlFor={inputId}
      >
        <span className={textStyles.label}>{label}</span>
        <input
          autoComplete={numeric ? 'off' : undefined}
          {...rest}
          {...attributes}
          id={inputId}
          type={type}
          inputMode={inputMode}
        />
        {unit ? <span className={textStyles.unit}>{unit}</span> : null}
      </label>
      {message}
    </div>
  );
}
