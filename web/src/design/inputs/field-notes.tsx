import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from './field-message.tsx';

export type FieldNotes = {
  /** Replaces the hint and marks the field invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  ok?: ReactNode;
};

/** The notes of a field and the attributes that link them. */
export function fieldNotes(id: string, { error, hint, ok }: FieldNotes, more?: string) {
  const noteId = `${id}-nota`;
  const kind = error ? 'error' : ok ? 'ok' : 'hint';
  const text = error ?? ok ?? hint;
  return {
    attributes: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(more, Boolean(text) && noteId) || undefined,
    },
    message: text ? (
      <FieldMessage id={noteId} kind={kind}>
        {text}
      </FieldMessage>
    ) : null,
  };
}
