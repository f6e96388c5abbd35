import { type ReactNode, useId } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { formsMessages } from './forms.messages.ts';
import type { useSubmission } from './use-submission.ts';
import { waitInWords } from './wait-in-words.ts';
import { Form } from './form.tsx';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as styles from './form-dialog.module.css';

export type FormDialogProps = {
  title: string;
  lead: string;
  submitLabel: string;
  busyLabel: string;
  danger?: boolean | undefined;
  submission: Pick<
    ReturnType<typeof useSubmission>,
    'attempt' | 'refusal' | 'entries' | 'isSending' | 'secondsToWait' | 'submit'
  >;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog({
  title,
  lead,
  submitLabel,
  busyLabel,
  danger,
  submission: { submit, isSending, secondsToWait, ...summary },
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
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{formsMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            danger={danger}
            wide
            busy={isSending}
            busyLabel={busyLabel}
            disabledReason={
              secondsToWait > 0 ? formsMessages.waitLeft(waitInWords(secondsToWait)) : undefined
            }
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <Form id={formId} className={styles.root} onSubmit={submit}>
        <ErrorSummary
          attempt={summary.attempt}
          refusal={summary.refusal}
          entries={summary.entries}
        />
        {children}
      </Form>
    </Dialog>
  );
}
