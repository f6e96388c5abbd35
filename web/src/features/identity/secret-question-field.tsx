import { SECRET_QUESTIONS } from '@forja/contract/secret-questions';
import { useState } from 'react';
import { Field } from '../../design/field.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { identityMessages } from './identity.messages.ts';

const { auth } = identityMessages;
const OWN = 'propia';
const OPTIONS = [
  ...SECRET_QUESTIONS.map((question) => ({ value: question, label: question })),
  { value: OWN, label: auth.ownQuestion },
];

export type SecretQuestionFieldProps = {
  id: string;
  error: string | undefined;
  onChange: (question: string) => void;
};

/** A suggestion or one's own words. Changing one's mind keeps what was written. */
export function SecretQuestionField({ id, error, onChange }: SecretQuestionFieldProps) {
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const isOwn = chosen === OWN;
  return (
    <>
      <SelectField
        id={isOwn ? `${id}-lista` : id}
        label={auth.question}
        emptyLabel={auth.questionEmpty}
        options={OPTIONS}
        value={chosen}
        hint={auth.questionHint}
        error={isOwn ? undefined : error}
        onChange={({ target }) => {
          setChosen(target.value);
          onChange(target.value === OWN ? own : target.value);
        }}
      />
      {isOwn ? (
        <Field
          id={id}
          label={auth.ownQuestionField}
          autoComplete="off"
          value={own}
          error={error}
          onChange={({ target }) => {
            setOwn(target.value);
            onChange(target.value);
          }}
        />
      ) : null}
    </>
  );
}
