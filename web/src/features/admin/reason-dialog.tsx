import type { ErrorCode } from '@forja/contract/http/errors';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../design/inputs/field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { FormDialog, type FormDialogProps } from '../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { readableError, refusalCode } from '../../shared/http/readable-error.ts';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { adminMessages } from './admin.messages.ts';
import * as styles from './admin.module.css';

const LABELS = {
  reason: adminMessages.reason,
  answer: adminMessages.reply,
  typed: adminMessages.typed.label,
};
type ReasonFields = Partial<Record<keyof typeof LABELS, string>>;

type ReasonDialogProps = Pick<FormDialogProps, 'title' | 'lead' | 'submitLabel' | 'onClose'> & {
  name: 'reason' | 'answer';
  draftId: string;
  initial?: string | null;
  /** Word that confirms an irreversible action. */
  typedWord?: string | undefined;
  /** Validates the fields beside the text and shows their errors; false cancels the request. */
  validate?: () => boolean;
  send: (text: string) => Promise<unknown>;
  success: string;
  failure: string;
  /** Refusal when another administrator acted first: the dialog closes. */
  alreadyDone?: { code: ErrorCode; title: string };
  children?: ReactNode;
};

export function ReasonDialog({
  name,
  draftId,
  initial,
  typedWord,
  validate = () => true,
  send,
  success,
  failure,
  alreadyDone,
  onClose,
  children,
  ...texts
}: ReasonDialogProps) {
  const [draft, setDraft, clearDraft] = useTabText(`forja-borrador-${draftId}`, initial ?? '');
  const form = useForm<ReasonFields>({
    reValidateMode: 'onSubmit',
    defaultValues: { [name]: draft },
  });

  function close() {
    clearDraft();
    onClose();
  }

  const submission = useSubmission(form, LABELS, async ({ [name]: text = '' }) => {
    if (!validate()) return;
    try {
      await send(text);
      toast({ title: success });
      close();
    } catch (error) {
      const isDone = alreadyDone !== undefined && refusalCode(error) === alreadyDone.code;
      if (isDone) toast({ title: alreadyDone.title, description: readableError(error) });
      else toast({ variant: 'destructive', title: failure, description: readableError(error) });
      if (isDone) close();
      throw error;
    }
  });

  return (
    <FormDialog
      {...texts}
      busyLabel={adminMessages.saving}
      submission={{ ...submission, attempt: 0 }}
      onClose={close}
    >
      <div className={styles.form}>
        {children}
        <Field
          {...form.register(name, { onChange: ({ target }) => setDraft(target.value) })}
          label={LABELS[name]}
          maxLength={500}
          error={submission.getMessage(name)}
        />
        {typedWord !== undefined && (
          <Field
            {...form.register('typed', {
              validate: (text = '') =>
                text.trim().toUpperCase() === typedWord || adminMessages.typed.missing(typedWord),
            })}
            label={LABELS.typed}
            hint={adminMessages.typed.hint(typedWord)}
            autoComplete="off"
            error={submission.getMessage('typed')}
          />
        )}
      </div>
    </FormDialog>
  );
}
