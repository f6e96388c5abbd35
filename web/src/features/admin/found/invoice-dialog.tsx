import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { useState } from 'react';
import { Field } from '../../../design/inputs/field.tsx';
import { adminMessages } from '../admin.messages.ts';
import { useSaveInvoice } from '../admin.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

const { invoice: words } = adminMessages.search;

type InvoiceDialogProps = { payment: FoundPayment; onClose: () => void };

/** The number of the invoice that was issued elsewhere for a payment. */
export function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const [number, setNumber] = useState(payment.invoiceNumber ?? '');
  const [error, setError] = useState<string>();
  const { mutateAsync: saveInvoice } = useSaveInvoice();

  function validate(): boolean {
    const isWritten = number.trim() !== '';
    setError(isWritten ? undefined : words.missing);
    return isWritten;
  }

  return (
    <ReasonDialog
      name="reason"
      draftId={`${payment.id}-factura`}
      initial={words.usualReason}
      title={words.title}
      lead={words.text}
      submitLabel={words.save}
      validate={validate}
      send={(reason) => saveInvoice({ id: payment.id, invoiceNumber: number.trim(), reason })}
      success={words.success}
      failure={words.failed}
      onClose={onClose}
    >
      <Field
        label={words.number}
        hint={words.hint}
        autoComplete="off"
        maxLength={40}
        value={number}
        error={error}
        onChange={({ target }) => setNumber(target.value)}
      />
    </ReasonDialog>
  );
}
