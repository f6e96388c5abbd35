import { Field, type FieldProps } from './field.tsx';

/** What is looked for: the phone neither corrects it nor starts it in capitals. */
export const SearchField = (props: Omit<FieldProps, 'type' | 'face' | 'inputMode'>) => (
  <Field
    face="text"
    type="search"
    autoCapitalize="none"
    autoComplete="off"
    spellCheck={false}
    enterKeyHint="search"
    {...props}
  />
);
