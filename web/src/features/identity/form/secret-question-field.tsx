import { SECRET_QUESTIONS } from '@forja/contract/identity/secret-questions';
import { SelectField, type SelectFieldProps } from '../../../design/inputs/select-field.tsx';
import { identityMessages } from '../identity.messages.ts';

const { auth } = identityMessages;
const OPTIONS = SECRET_QUESTIONS.map((question) => ({ value: question, label: question }));

/** A fixed list, so that no question identifies its account. */
export const SecretQuestionField = (
  props: Omit<SelectFieldProps, 'label' | 'options' | 'emptyLabel' | 'hint'>,
) => (
  <SelectField
    {...props}
    label={auth.question}
    emptyLabel={auth.questionEmpty}
    options={OPTIONS}
    hint={auth.questionHint}
  />
);
