import type { ErrorCode } from '@forja/contract/http/errors';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { clock } from '../../design/format.ts';
import { readableError, refusalCode, refusedFields } from '../http/readable-error.ts';
import { RequestError } from '../http/request-error.ts';
import type { SummaryEntry } from './error-summary.tsx';
import { formsMessages } from './forms.messages.ts';
import { useCountdown } from './use-countdown.ts';

export function useSubmission<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  labels: Partial<Record<FieldPath<Values>, string>>,
  send: (values: Output) => Promise<unknown>,
  fieldOf: Partial<Record<ErrorCode, FieldPath<Values>>> = {},
) {
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [closedUntil, setClosedUntil] = useState<number>();
  const { errors } = form.formState;
  const labelEntries = Object.entries<string | undefined>(labels);
  const getMessage = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  async function sendChecked(values: Output) {
    setRefusal(undefined);
    try {
      await send(values);
    } catch (error) {
      const fieldErrors = getRefusedFields(error, fieldOf).filter(({ path }) =>
        Object.hasOwn(labels, path),
      );
      // Cast: `path` is one of the labels, as the line above checks.
      for (const { path, message } of fieldErrors)
        form.setError(path as FieldPath<Values>, { type: 'server', message });
      const closed = getRetryTime(error);
      if (fieldErrors.length === 0)
        setRefusal(closed === undefined ? readableError(error) : formatWaitEnd(closed));
      setClosedUntil(closed);
      setAttempt((tries) => tries + 1);
    }
  }

  const secondsToWait = useCountdown(closedUntil);
  const isOver = closedUntil !== undefined && secondsToWait === 0;

  return {
    attempt,
    refusal: isOver ? undefined : refusal,
    getMessage,
    isSending: form.formState.isSubmitting,
    secondsToWait,
    entries: labelEntries.flatMap(([id, label]): SummaryEntry[] => {
      const message = getMessage(id as FieldPath<Values>); // a key of the labels
      return message === undefined || label === undefined ? [] : [{ id, label, message }];
    }),
    submit: form.handleSubmit(sendChecked, () => {
      setRefusal(undefined);
      setAttempt((tries) => tries + 1);
    }),
  };
}

function getRefusedFields(error: unknown, fieldOf: Partial<Record<string, string>>) {
  const path = fieldOf[refusalCode(error) ?? ''];
  return path === undefined ? refusedFields(error) : [{ path, message: readableError(error) }];
}

/** A clock time, because a duration would become stale; the button counts down. */
const formatWaitEnd = (moment: number) => formsMessages.waitEnd(clock(new Date(moment)));

/** A busy server also sends Retry-After, but retrying at once is right there. */
function getRetryTime(error: unknown): number | undefined {
  if (
    !(error instanceof RequestError) ||
    error.status >= 500 ||
    error.retryAfterSeconds === undefined
  )
    return undefined;
  return Date.now() + error.retryAfterSeconds * 1000;
}
