import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../design/feedback/toast.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { TextArea } from '../../../design/inputs/text-area.tsx';
import { FormDialog, type FormDialogProps } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { parseJson } from '../../../shared/parse-json.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { adminMessages } from '../admin.messages.ts';
import * as styles from '../admin.module.css';

export type ActionField = Pick<
  ComponentProps<typeof Field>,
  'hint' | 'type' | 'inputMode' | 'maxLength' | 'unit' | 'face'
> & {
  name: string;
  label: string;
  isLong?: boolean;
  missing?: string;
  /** True, or the error. */
  check?: (text: string) => true | string;
};
type Texts = Record<string, string>;

export type ActionDialogProps = Pick<
  FormDialogProps,
  'title' | 'lead' | 'submitLabel' | 'danger'
> & {
  draftId: string;
  fields: readonly ActionField[];
  initial?: Texts;
  /** Resolves with the text of the toast, if any. */
  send: (texts: Texts) => Promise<string | undefined>;
  success?: string;
  onClose: () => void;
  children?: ReactNode;
};

export function ActionDialog({
  draftId,
  fields,
  initial = {},
  send,
  success,
  onClose,
  children,
  ...texts
}: ActionDialogProps) {
  const [draft, setDraft, clearDraft] = useTabText(`forja-borrador-${draftId}`);
  const empty = Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? '']));
  const form = useForm<Texts>({
    reValidateMode: 'onSubmit',
    defaultValues: { ...empty, ...readDraft(draft) },
  });
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

  function close() {
    clearDraft();
    onClose();
  }

  const submission = useSubmission(form, labels, async (values) => {
    const description = await send(values);
    clearDraft();
    if (success === undefined) return;
    toast({ title: success, ...(description !== undefined && { description }) });
    onClose();
  });

  return (
    <FormDialog {...texts} busyLabel={adminMessages.saving} submission={submission} onClose={close}>
      <div className={styles.form}>
        {children}
        {fields.map(
          ({
            name,
            isLong = false,
            missing = adminMessages.missing,
            check = () => true,
            type,
            inputMode,
            unit,
            face,
            ...field
          }) => {
            const registered = form.register(name, {
              validate: (text = '') => (text.trim() === '' ? missing : check(text)),
              onChange: () => setDraft(JSON.stringify(form.getValues())),
            });
            const error = submission.getMessage(name);
            return isLong ? (
              <TextArea key={name} {...registered} {...field} id={name} error={error} />
            ) : (
              <Field
                key={name}
                {...registered}
                {...field}
                id={name}
                type={type}
                inputMode={inputMode}
                unit={unit}
                face={face}
                autoComplete="off"
                error={error}
              />
            );
          },
        )}
      </div>
    </FormDialog>
  );
}

function readDraft(draft: string): Texts {
  const stored = parseJson(draft);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
