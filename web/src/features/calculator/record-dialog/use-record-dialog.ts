import { type BaseSyntheticEvent, useId, useState } from 'react';
import { toast } from '../../../design/feedback/toast.ts';
import type { FormDialogProps } from '../../../shared/forms/form-dialog.tsx';
import { formsMessages } from '../../../shared/forms/forms.messages.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import type { Collection } from '../../../shared/records/collection.ts';
import type { SavedRecord } from '../../../shared/records/record-reader.ts';
import { useSaveRecord } from '../../records/records.queries.ts';

type RecordDialog<Value, Errors> = {
  collection: Collection<Value>;
  changing: SavedRecord<Value> | undefined;
  texts: { title: string; editing: string; lead: string; save: string } & Record<
    'saved' | 'notSaved',
    string
  >;
  parse: () => { value?: Value | undefined; errors?: Errors | undefined };
  noErrors: Errors;
  /** Labels by field, in screen order. */
  labels: Readonly<Record<string, string>>;
  clear: () => void;
  onClose: () => void;
  onSaved?: (id: string, value: Value) => void;
};

export function useRecordDialog<
  Value,
  Errors extends Readonly<Partial<Record<string, string | undefined>>>,
>(options: RecordDialog<Value, Errors>) {
  const { collection, changing, texts, parse, noErrors, labels, clear, onClose, onSaved } = options;
  const formId = useId();
  const fieldId = (field: string) => `${formId}-${field}`;
  const [errors, setErrors] = useState(noErrors);
  const [attempt, setAttempt] = useState(0);
  const { save, isSlow, error } = useSaveRecord(collection);

  function leave() {
    clear();
    onClose();
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    const { value, errors: problems = noErrors } = parse();
    setErrors(problems);
    const saved = value && (await save({ original: changing, value }));
    if (!saved) {
      setAttempt((tries) => tries + 1);
      return;
    }
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    leave();
    onSaved?.(saved.id, value);
  }

  const dialog: Omit<FormDialogProps, 'children'> = {
    title: changing ? texts.editing : texts.title,
    lead: texts.lead,
    submitLabel: texts.save,
    busyLabel: formsMessages.saving,
    onClose: leave,
    submission: {
      attempt,
      refusal: error ? `${texts.notSaved} ${readableError(error)}` : undefined,
      entries: Object.entries(labels).flatMap(([field, label]) => {
        const message = errors[field];
        return message === undefined ? [] : [{ id: fieldId(field), label, message }];
      }),
      isSending: isSlow,
      secondsToWait: 0,
      submit,
    },
  };
  return { fieldId, errors, setErrors, dialog };
}
