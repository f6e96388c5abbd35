import type { FoundPayment } from '@forja/contract/payments/admin-payments';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { adminMessages } from '../admin.messages.ts';
import { useSaveInvoice } from '../admin.queries.ts';

const { invoice: words } = adminMessages.search;

type InvoiceDialogProps = { payment: FoundPayment; onClose: () => void };

export function InvoiceDialog({ payment: { id, invoiceNumber }, onClose }: InvoiceDialogProps) {
  const { mutateAsync: saveInvoice } = useSaveInvoice();
  return (
    <ActionDialog
      draftId={`${id}-factura`}
      title={words.title}
      lead={words.text}
      submitLabel={words.save}
      initial={{ invoiceNumber: invoiceNumber ?? '', reason: words.usualReason }}
      fields={[
        {
          name: 'invoiceNumber',
          label: words.number,
          hint: words.hint,
          missing: words.missing,
          maxLength: 40,
        },
        { name: 'reason', label: adminMessages.reason, maxLength: 500 },
      ]}
      success={words.success}
      send={async ({ invoiceNumber: number = '', reason = '' }) => {
        await saveInvoice({ id, invoiceNumber: number, reason });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
