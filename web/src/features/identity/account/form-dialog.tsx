import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary.tsx';
import { accountMessages } from './account.messages.ts';

export type FormDialogProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  isSending: boolean;
  summary: ErrorSummaryProps;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A change of the account: its fields in a window, its actions in the zócalo. What was refused stays as it was typed. */
export function FormDialog({
  title,
  lead,
  submitLabel,
  busyLabel,
  isSending,
  summary,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      footer={
        <div className="zoc-fila">
          <Button onClick={onClose}>{accountMessages.cancel}</Button>
          <Button type="submit" form={formId} variant="brasa" wide busy={isSending} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <form id={formId} className="cuenta-form" noValidate onSubmit={onSubmit}>
        <ErrorSummary {...summary} />
        {children}
      </form>
    </Dialog>
  );
}
