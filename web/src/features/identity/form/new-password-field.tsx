import type * as CredentialRules from '@forja/contract/identity/credential-rules';
import { type ComponentProps, useEffect, useState } from 'react';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { identityMessages } from '../identity.messages.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import * as styles from './new-password-field.module.css';

const { auth } = identityMessages;
const LEVELS = ['weak', 'fair', 'strong'] as const satisfies readonly PasswordStrength[];

export type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  typed: string;
  username: string;
};

type Rules = typeof CredentialRules;

/** Checks the rules of the server while typing; leaked passwords are checked by the server only. */
export function NewPasswordField({ typed, username, ...field }: NewPasswordFieldProps) {
  const rules = useRules(typed !== '');
  const estimate = passwordStrength(typed, username);
  const weakness = estimate === 'short' ? undefined : rules?.findWeakness(typed, username);
  const strength = weakness === undefined ? estimate : 'weak';
  const hint =
    typed === '' ? (
      auth.passwordHint
    ) : (
      <span className={styles.strength} aria-live="polite">
        <StrengthBar strength={strength} />
        {weakness === undefined
          ? auth.strength[strength]
          : `${auth.weak} ${rules?.WEAKNESSES[weakness]}`}
      </span>
    );
  return <PasswordField autoComplete="new-password" {...field} hint={hint} />;
}

/** Rules load with the first letter; the estimate works without them. */
function useRules(isNeeded: boolean): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    if (!isNeeded) return;
    import('@forja/contract/identity/credential-rules').then(setRules, () => undefined);
  }, [isNeeded]);
  return rules;
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
