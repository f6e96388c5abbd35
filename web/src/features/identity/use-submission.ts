import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { readableError, refusedFields } from '../../shared/readable-error.ts';
import type { SummaryEntry } from './error-summary.tsx';

/** Sends a form; what the server refuses goes to its field or, as a whole, to the summary. Nothing typed is lost. */
export function useSubmission<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Record<FieldPath<Values>, string>,
  send: (values: Output) => Promise<unknown>,
) {
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { errors } = form.formState;
  const names = Object.keys(labels) as FieldPath<Values>[]; // the labels are a record of exactly these
  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  async function sendChecked(values: Output) {
    setRefusal(undefined);
    try {
      await send(values);
    } catch (error) {
      const known = refusedFields(error).filter(({ path }) => names.some((name) => name === path));
      for (const { path, message } of known) form.setError(path as FieldPath<Values>, { type: 'server', message }); // filtered by the names just above
      if (known.length === 0) setRefusal(readableError(error));
      setAttempt((tries) => tries + 1);
    }
  }

  return {
    attempt,
    refusal,
    messageOf,
    isSending: form.formState.isSubmitting,
    entries: names.flatMap((name): SummaryEntry[] => {
      const message = messageOf(name);
      return message === undefined ? [] : [{ id: name, label: labels[name], message }];
    }),
    submit: form.handleSubmit(sendChecked, () => {
      setRefusal(undefined);
      setAttempt((tries) => tries + 1);
    }),
  };
}
