import { type ComponentProps, useState } from 'react';
import { Field } from '../../../../design/inputs/field.tsx';
import { TextArea } from '../../../../design/inputs/text-area.tsx';

type Parsed<Value> = (text: string) => { value: Value } | { error: string };

type DraftProps<Value> = {
  /** The stored value, as text. */
  text: string;
  parse: Parsed<Value>;
  onChange: (value: Value) => void;
};

/** Shows the text as typed, even when invalid, and stores the last valid value. */
function useTextDraft<Value>({ text, parse, onChange }: DraftProps<Value>) {
  const [draft, setDraft] = useState({ typed: text, stored: text });
  const [isVisited, setIsVisited] = useState(false);
  // The value changed elsewhere: an undo, or another device.
  if (draft.stored !== text && !isSame(parse(draft.typed), parse(text)))
    setDraft({ typed: text, stored: text });
  else if (draft.stored !== text) setDraft({ ...draft, stored: text });
  const current = parse(draft.typed);
  return {
    value: draft.typed,
    error: isVisited && 'error' in current ? current.error : undefined,
    onBlur: () => setIsVisited(true),
    type(typed: string) {
      setDraft({ ...draft, typed });
      const typedNow = parse(typed);
      if ('value' in typedNow) onChange(typedNow.value);
    },
  };
}

const isSame = (one: object, other: object): boolean =>
  'value' in one && 'value' in other && one.value === other.value;

type TextFieldProps<Value> = DraftProps<Value> &
  Pick<ComponentProps<typeof Field>, 'label' | 'unit' | 'inputMode' | 'face'>;

export function DraftField<Value>({ text, parse, onChange, ...field }: TextFieldProps<Value>) {
  const { type, ...draft } = useTextDraft({ text, parse, onChange });
  return (
    <Field {...field} {...draft} onChange={({ currentTarget }) => type(currentTarget.value)} />
  );
}

type TextAreaProps<Value> = DraftProps<Value> & { label: string };

export function DraftArea<Value>({ text, parse, onChange, label }: TextAreaProps<Value>) {
  const { type, ...draft } = useTextDraft({ text, parse, onChange });
  return (
    <TextArea
      label={label}
      rows={2}
      {...draft}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
