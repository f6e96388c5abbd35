import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { readPrerenderedInput } from '../../../shared/forms/read-prerendered-input.ts';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import type { WithdrawalInput } from './withdrawal.queries.ts';
import * as styles from '../payments.module.css';

/** Known before the code comes. */
const IDS = { email: 'pedido-correo', detail: 'pedido-detalle' };
const LABELS = { email: words.email, detail: words.detail };

type WithdrawalFormProps = {
  kind: WithdrawalKind;
  request: (input: WithdrawalInput) => Promise<unknown>;
};

export function WithdrawalForm({ kind, request }: WithdrawalFormProps) {
  const [emailDraft, setEmailDraft, clearEmailDraft] = useTabText(`forja-borrador-${kind}-correo`);
  const [detailDraft, setDetailDraft, clearDetailDraft] = useTabText(
    `forja-borrador-${kind}-detalle`,
  );
  const [typed] = useState(() => ({
    email: readPrerenderedInput(IDS.email),
    detail: readPrerenderedInput(IDS.detail),
  }));
  const form = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { email: typed.email || emailDraft, detail: typed.detail || detailDraft },
  });
  // What was typed before this code came is of the draft too: the tab may reload.
  const keepTyped = useEffectEvent(() => {
    if (typed.email !== '') setEmailDraft(typed.email);
    if (typed.detail !== '') setDetailDraft(typed.detail);
  });
  useEffect(() => keepTyped(), []);
  const { submit, isSending, getMessage, refusal } = useSubmission(
    form,
    LABELS,
    async ({ email, detail }) => {
      await request({ kind, email, ...(detail.trim() !== '' && { detail }) });
      clearEmailDraft();
      clearDetailDraft();
    },
  );

  return (
    <form onSubmit={submit} noValidate className={styles.step}>
      {refusal !== undefined && (
        <Alert kind="error" title={words.failed}>
          {refusal}
        </Alert>
      )}
      <Field
        id={IDS.email}
        {...form.register('email', { onChange: ({ target }) => setEmailDraft(target.value) })}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={words.emailHint}
        error={getMessage('email')}
      />
      <Field
        id={IDS.detail}
        {...form.register('detail', { onChange: ({ target }) => setDetailDraft(target.value) })}
        label={words.detail}
        maxLength={1000}
        error={getMessage('detail')}
      />
      <Button type="submit" variant="primary" busy={isSending} busyLabel={words.sending}>
        {words.send[kind]}
      </Button>
    </form>
  );
}
