import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldNotes, type FieldNotes } from './field-notes.tsx';
import * as textStyles from '../text.module.css';
import * as styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'placeholder'> &
  FieldNotes & { label: string };

/** A cell for a text of several lines. */
export function TextArea({ label, error, hint, ok, id, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const { attributes, message } = fieldNotes(areaId, { error, hint, ok }, rest['aria-describedby']);
  return (
    <div className={classNames(styles.root, className)}>
      <label
        className={classNames(styles.box, styles.text, Boolean(error) && styles.invalid)}
        htmlFor={areaId}
      >
        <span className={textStyles.label}>{label}</span>
        <textarea {...rest} {...attributes} id={areaId} />
      </label>
      {message}
    </div>
  );
}
