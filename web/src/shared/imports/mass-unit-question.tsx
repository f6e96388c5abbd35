import { Segmented } from '../../design/inputs/segmented.tsx';
import { importsMessages } from './imports.messages.ts';

const { weightUnits: texts } = importsMessages;

type MassUnitQuestionProps = {
  value: 'kg' | 'lb' | undefined;
  onAnswer: (unit: 'kg' | 'lb') => void;
};

export const MassUnitQuestion = ({ value, onAnswer }: MassUnitQuestionProps) => (
  <Segmented
    legend={texts.question}
    hint={texts.hint}
    options={[
      { value: 'kg', label: texts.kg },
      { value: 'lb', label: texts.lb },
    ]}
    value={value}
    onValueChange={onAnswer}
  />
);
