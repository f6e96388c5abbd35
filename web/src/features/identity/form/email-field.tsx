import { type ComponentProps, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { emailTypo } from './email-typo.ts';
import { identityMessages } from '../identity.messages.ts';
import * as styles from './email-field.module.css';

const { auth } = identityMessages;

export type EmailFieldProps = Omit<
  ComponentProps<typeof Field>,
  'label' | 'type' | 'value' | 'id'
> & {
  label?: string;
  id: string;
  value: string;
  onCorrect: (email: string) => void;
};

/** Suggests the correction of a typo and never applies it by itself. */
export function EmailField({
  label = auth.email,
  id,
  value,
  onCorrect,
  onFocus,
  onBlur,
  ...input
}: EmailFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const suggestion = emailTypo(value, { isTyping });
  return (
    <div className={styles.root}>
      <Field
        autoComplete="username"
        {...input}
        id={id}
        label={label}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={(event) => {
          setIsTyping(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setIsTyping(false);
          onBlur?.(event);
        }}
      />
      <div role="status">
        {suggestion === undefined ? null : (
          <Button
            variant="text"
            onClick={() => {
              onCorrect(suggestion);
              document.getElementById(id)?.focus();
            }}
          >
            {auth.didYouMean(suggestion)}
          </Button>
        )}
      </div>
    </div>
  );
}
