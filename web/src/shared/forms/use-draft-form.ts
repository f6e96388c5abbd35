import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { sameValue } from '../records/merge/same-value.ts';
import { toFieldErrors } from './to-field-errors.ts';

type ParsedDraft<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: Readonly<Record<string, string | undefined>> };

type DraftForm<Draft, Value> = {
  draft: Draft;
  onType: (draft: Draft) => void;
  parse: (draft: Draft) => ParsedDraft<Value>;
};

export function useDraftForm<Draft extends FieldValues, Value extends FieldValues>({
  draft,
  onType,
  parse,
}: DraftForm<Draft, Value>) {
  const resolver: Resolver<Draft, unknown, Value> = (typed) => {
    const { value, errors } = parse(typed);
    if (errors === undefined) return { values: value, errors: {} };
    return { values: {}, errors: toFieldErrors<Draft>(errors) };
  };
  const form = useForm<Draft, unknown, Value>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: draft as DefaultValues<Draft>, // a whole draft
  });
  const { getValues, reset } = form;
  useEffect(() => {
    if (!sameValue(getValues(), draft)) reset(draft);
  }, [draft, getValues, reset]);

  const getMessage = (name: FieldPath<Draft>): string | undefined => {
    const message = form.formState.errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    ...form,
    getMessage,
    field: (name: FieldPath<Draft>) => ({
      error: getMessage(name),
      ...form.register(name, {
        onChange() {
          onType({ ...getValues() });
          form.clearErrors(name);
        },
      }),
    }),
  };
}
