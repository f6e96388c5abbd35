import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field-message.tsx';
import { fieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { iconEye, iconEyeOff } from '../icon-paths.ts';
import { passwordFieldMessages } from './password-field.messages.ts';
import { useCapsLock } from './use-caps-lock.ts';
import * as textStyles from '../text.module.css';
import * as styles from './field.module.css';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'unit' | 'face' | 'inputMode'> & {
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
  capsLockText?: string | undefined;
};

/** Warns when Caps Lock is on, because the dots hide it. */
export function PasswordField({
  label,
  error,
  hint,
  ok,
  id,
  className,
  showLabel = passwordFieldMessages.show,
  hideLabel = passwordFieldMessages.hide,
  capsLockText = passwordFieldMessages.capsLock,
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isVisible, setIsVisible] = useState(false);
  const capsLock = useCapsLock();
  const { attributes, message } = fieldNotes(
    inputId,
    { error, hint, ok },
    rest['aria-describedby'],
  );
  return (
    <div className={classNames(styles.root, className)}>
      {/* Not wrapped in a label: the button would become part of the name. */}
      <div className={classNames(styles.box, styles.text, Boolean(error) && styles.invalid)}>
        <label className={textStyles.label} htmlFor={inputId}>
          {label}
        </label>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...attributes}
          id={inputId}
          type={isVisible ? 'text' : 'password'}
          onKeyDown={(event) => {
            capsLock.update(event);
            rest.onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            capsLock.update(event);
            rest.onKeyUp?.(event);
          }}
          onBlur={(event) => {
            capsLock.reset();
            rest.onBlur?.(event);
          }}
        />
        <IconButton
          path={isVisible ? iconEyeOff : iconEye}
          label={isVisible ? hideLabel : showLabel}
          aria-controls={inputId}
          disabled={rest.disabled}
          onClick={() => setIsVisible(!isVisible)}
        />
      </div>
      <div role="status">
        {capsLock.isOn ? <FieldMessage kind="hint">{capsLockText}</FieldMessage> : null}
      </div>
      {message}
    </div>
  );
}
