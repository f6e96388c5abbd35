import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { fieldNotes, type FieldNotes } from './field-notes.tsx';
import * as textStyles from '../text.module.css';
import * as styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'placeholder'> &
  FieldNotes & { label: string };

export function TextArea({ label, error, hint, ok, id, className, ...rest }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const { attributes, message } = fieldNotes(areaId, { error, hint, ok }, rest['aria-describedby']);
  return (
    <div className={classNames(styles.root, className)}>
      <div className={classNames(styles.box, styles.text, Boolean(error) && styles.invalid)}>
        {/* Not wrapped: the text would become part of its label. */}
        <label className={textStyles.label} htmlFor={areaId}>
          {label}
        </label>
        <textarea {...rest} {...attributes} id={areaId} />
      </div>
      {message}
    </div>
  );
}
