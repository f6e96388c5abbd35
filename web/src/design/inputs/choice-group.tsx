import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { fieldNotes } from './field-notes.tsx';
import * as styles from './options.module.css';

export type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function ChoiceGroup({ legend, hint, error, className, children }: ChoiceGroupProps) {
  const { attributes, message } = fieldNotes(useId(), { error });
  return (
    <fieldset
      className={classNames(styles.group, Boolean(error) && styles.invalid, className)}
      aria-describedby={attributes['aria-describedby']}
      data-invalid={error ? '' : undefined}
    >
      <legend>
        {legend}
        {hint ? <small>{hint}</small> : null}
      </legend>
      {children}
      {message}
    </fieldset>
  );
}
