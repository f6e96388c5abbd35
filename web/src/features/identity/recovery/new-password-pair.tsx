import type { ComponentProps } from 'react';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { recoveryMessages } from './recovery.messages.ts';
import * as textStyles from '../../../design/text.module.css';

type Part = ComponentProps<typeof PasswordField>;
export type NewPasswordPairProps = {
  username: string;
  typed: string;
  newPassword: Omit<Part, 'label' | 'id'>;
  confirmPassword: Omit<Part, 'label' | 'id'>;
};

export const PASSWORD_LABELS = {
  newPassword: recoveryMessages.newPassword,
  confirmPassword: recoveryMessages.confirmPassword,
};

export const NewPasswordPair = ({
  username,
  typed,
  newPassword,
  confirmPassword,
}: NewPasswordPairProps) => (
  <>
    {username === '' ? null : (
      <input
        className={textStyles.visuallyHidden}
        type="text"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    )}
    <NewPasswordField
      {...newPassword}
      id="newPassword"
      label={PASSWORD_LABELS.newPassword}
      typed={typed}
      username={username}
    />
    <PasswordField
      {...confirmPassword}
      id="confirmPassword"
      label={PASSWORD_LABELS.confirmPassword}
      autoComplete="new-password"
    />
  </>
);
