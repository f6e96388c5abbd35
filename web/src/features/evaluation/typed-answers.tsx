import type { Answers } from '@forja/domain/evaluation/answers';
import { TYPED_ANSWERS, type TypedAnswer } from '@forja/domain/evaluation/report-answers';
import { Field } from '../../design/inputs/field.tsx';
import type { TypedTexts } from './report/evaluation.messages.ts';

export const getTypedId = (id: TypedAnswer): string => `evaluacion-${id}`;

const MODES = { age: 'numeric', weight: 'decimal', height: 'numeric' } as const;

type TypedAnswersProps = {
  texts: Record<TypedAnswer, TypedTexts>;
  answers: Answers;
  /** Invalid answers after an attempt to go on. */
  problems: readonly TypedAnswer[];
  onChange: (answers: Answers) => void;
};

export const TypedAnswers = ({ texts, answers, problems, onChange }: TypedAnswersProps) =>
  TYPED_ANSWERS.map((id) => {
    const { label, help, ...more } = texts[id];
    return (
      <Field
        key={id}
        {...more}
        id={getTypedId(id)}
        label={label}
        {...(id === 'name' ? { autoComplete: 'given-name' } : { inputMode: MODES[id] })}
        value={answers[id] ?? ''}
        error={problems.includes(id) ? help : undefined}
        onChange={({ currentTarget }) => onChange(changeAnswer(answers, id, currentTarget.value))}
      />
    );
  });

/** Empty text removes the answer. */
function changeAnswer(answers: Answers, id: TypedAnswer, text: string): Answers {
  const { [id]: _, ...others } = answers;
  return text.trim() === '' ? others : { ...others, [id]: text };
}
