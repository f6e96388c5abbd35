import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { fieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field.tsx';
import './field.css';
import { IconButton } from './icon-button.tsx';
import { iconEye, iconEyeOff } from './icon-paths.ts';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'unit' | 'face' | 'inputMode'> & {
  showLabel?: string | undefined;
  hideLabel?: string | undefined;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  error,
  hint,
  ok,
  id,
  className,
  showLabel = 'Mostrar contraseña',
  hideLabel = 'Ocultar contraseña',
  ...rest
}: PasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const { attributes, message } = fieldNotes(inputId, { error, hint, ok }, rest['aria-describedby']);
  return (
    <div className={classNames('campo', className)}>
      {/* Not a label around everything: the button inside would become part of the name. */}
      <div className={classNames('caja texto', Boolean(error) && 'mal')}>
        <label className="rot" htmlFor={inputId}>
          {label}
        </label>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...attributes}
          id={inputId}
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          path={shown ? iconEyeOff : iconEye}
          label={shown ? hideLabel : showLabel}
          aria-controls={inputId}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
      {message}
    </div>
  );
}
