import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import type { WithdrawalInput } from './withdrawal.queries.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as styles from '../payments.module.css';

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
  const form = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { email: emailDraft, detail: detailDraft },
  });
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
    <Form onSubmit={submit} className={styles.step}>
      {refusal !== undefined && (
        <Alert kind="error" title={words.failed}>
          {refusal}
        </Alert>
      )}
      <Field
        id={IDS.email}
        {...form.register('email', { onChange: ({ target }) => setEmailDraft(target.value) })}
        label={words.email}
        required
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
    </Form>
  );
}
