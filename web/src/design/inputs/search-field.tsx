import { Field, type FieldProps } from './field.tsx';

/** Disables autocorrection and capitals. */
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
