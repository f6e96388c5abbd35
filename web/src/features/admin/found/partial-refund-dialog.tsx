import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { useState } from 'react';
import { Field } from '../../../design/inputs/field.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { money } from '../../../design/money.ts';
import { adminMessages } from '../admin.messages.ts';
import { useRefundPart } from '../admin.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { parseAmount } from './parse-amount.ts';

const { part: words } = adminMessages.search;

type PartialRefundDialogProps = { payment: FoundPayment; onClose: () => void };

export function PartialRefundDialog({ payment, onClose }: PartialRefundDialogProps) {
  const { id, amountMinor, refundedMinor, currency } = payment;
  const leftMinor = amountMinor - refundedMinor;
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const [endsMembership, setEndsMembership] = useState(false);
  const { mutateAsync: refundPart } = useRefundPart();
  const minor = parseAmount(amount);

  function validate(): boolean {
    const isPossible = minor !== undefined && minor > 0 && minor <= leftMinor;
    setError(isPossible ? undefined : words.wrongAmount(money(leftMinor, currency)));
    return isPossible;
  }

  return (
    <ReasonDialog
      name="reason"
      draftId={`${id}-parte`}
      title={words.title}
      lead={words.text}
      submitLabel={words.act}
      typedWord={words.act.toUpperCase()}
      validate={validate}
      send={(reason) =>
        refundPart({
          id,
          amountMinor: minor ?? 0,
          seenRefundedMinor: refundedMinor,
          endsMembership,
          reason,
        })
      }
      success={words.success}
      failure={adminMessages.payments.decideFailed}
      alreadyDone={{
        code: 'payment_already_decided',
        title: adminMessages.payments.alreadyDecided,
      }}
      onClose={onClose}
    >
      <Field
        label={words.amount}
        hint={words.remaining(money(leftMinor, currency))}
        inputMode="decimal"
        face="text"
        autoComplete="off"
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Option
        type="checkbox"
        label={words.ends}
        checked={endsMembership}
        onChange={({ target }) => setEndsMembership(target.checked)}
      />
    </ReasonDialog>
  );
}
