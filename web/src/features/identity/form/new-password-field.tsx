import { type ComponentProps } from 'react';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { identityMessages } from '../identity.messages.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import * as styles from './new-password-field.module.css';

const { auth } = identityMessages;
const LEVELS = ['weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[];

export type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** What is typed so far, to say how strong it is. */
  typed: string;
  username: string;
};

/** A password that is being chosen. The list of common ones is the server's: it answers beside this field. */
export function NewPasswordField({ typed, username, ...field }: NewPasswordFieldProps) {
  const strength = passwordStrength(typed, username);
  const hint =
    typed === '' ? (
      auth.passwordHint
    ) : (
      <span className={styles.strength}>
        <StrengthBar strength={strength} />
        {auth.strength[strength]}
      </span>
    );
  return <PasswordField autoComplete="new-password" {...field} hint={hint} />;
}

const StrengthBar = ({ strength }: { strength: PasswordStrength }) => (
  <svg viewBox="0 0 66 8" width="66" height="8" aria-hidden="true">
    {LEVELS.map((level, place) => (
      <rect
        key={level}
        x={place * 24}
        width="18"
        height="8"
        className={
          place <= LEVELS.findIndex((each) => each === strength) ? styles.filled : undefined
        }
      />
    ))}
  </svg>
);
