import { type FieldErrors, type FieldValues, set } from 'react-hook-form';

export function toFieldErrors<Values extends FieldValues>(
  messages: Readonly<Record<string, string | undefined>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of Object.entries(messages))
    if (message !== undefined) set(errors, path, { type: 'contract', message });
  return errors;
}
