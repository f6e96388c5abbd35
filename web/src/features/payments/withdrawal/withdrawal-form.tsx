import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import type { FormEvent } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { readableError, refusedFields } from '../../../shared/http/readable-error.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { withdrawalMessages as words } from './withdrawal.messages.ts';
import type { useRequestWithdrawal } from './withdrawal.queries.ts';

type WithdrawalFormProps = { kind: WithdrawalKind; request: ReturnType<typeof useRequestWithdrawal> };

export function WithdrawalForm({ kind, request }: WithdrawalFormProps) {
  const [email, setEmail, forgetEmail] = useTabText(`forja-borrador-${kind}-correo`);
  const [detail, setDetail, forgetDetail] = useTabText(`forja-borrador-${kind}-detalle`);
  const refused = refusedFields(request.error);
  const getMessage = (field: string) => refused.find(({ path }) => path === field)?.message;

  function send(event: FormEvent) {
    event.preventDefault();
    request.mutate(
      { kind, email, ...(detail.trim() !== '' && { detail }) },
      {
        onSuccess: () => {
          forgetEmail();
          forgetDetail();
        },
      },
    );
  }

  return (
    <form onSubmit={send} noValidate className="paso-pago">
      {request.isError && refused.length === 0 && (
        <Alert kind="error" title={words.failed}>
          {readableError(request.error)}
        </Alert>
      )}
      <Field
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hint={words.emailHint}
        error={getMessage('email')}
      />
      <Field
        label={words.detail}
        value={detail}
        maxLength={1000}
        onChange={(event) => setDetail(event.target.value)}
        error={getMessage('detail')}
      />
      <Button type="submit" variant="primary" busy={request.isPending} busyLabel={words.sending}>
        {words[kind].send}
      </Button>
    </form>
  );
}
