import { FOOD_PATTERNS, SEXES } from '@forja/domain/person/choices';
import { PROTEIN_EXCEPTIONS, PROTEIN_SITUATIONS } from '@forja/domain/protein/daily-protein';
import { Field } from '../../../design/inputs/field.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { explainedMessages } from '../explained/explained.messages.ts';
import { type PersonDraft, readFigures } from './person-draft.ts';
import { proteinsMessages } from './proteins.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as layout from '../explained/two-columns.module.css';

const { person: texts, situations, exceptions, patterns } = proteinsMessages;
const SEX_OPTIONS = SEXES.map((value) => ({ value, label: explainedMessages.sexes[value] }));
const SITUATION_OPTIONS = PROTEIN_SITUATIONS.map((value) => ({ value, label: situations[value] }));
const EXCEPTION_OPTIONS = PROTEIN_EXCEPTIONS.map((value) => ({ value, label: exceptions[value] }));
const PATTERN_OPTIONS = FOOD_PATTERNS.map((value) => ({ value, label: patterns[value] }));

type PersonQuestionsProps = {
  person: PersonDraft;
  isFromPlan: boolean;
  onChange: (change: PersonDraft) => void;
};

export const PersonQuestions = ({ person, isFromPlan, onChange }: PersonQuestionsProps) => (
  <Card plain aria-label={texts.title}>
    <CardHeader title={texts.title} />
    <CardBody className={frameStyles.stack}>
      {isFromPlan ? <p className={textStyles.secondary}>{explainedMessages.fromPlan}</p> : null}
      <Segmented
        legend={explainedMessages.sex}
        options={SEX_OPTIONS}
        value={person.sex}
        onValueChange={(sex) => onChange({ sex })}
      />
      <BodyFigures person={person} onChange={onChange} />
      <OptionGroup
        type="radio"
        legend={texts.situation}
        options={SITUATION_OPTIONS}
        value={person.situation ?? 'maintenance'}
        onValueChange={(situation) => onChange({ situation })}
      />
      <Option
        type="checkbox"
        label={texts.trained}
        description={texts.trainedText}
        checked={person.isTrained ?? false}
        onChange={({ target }) => onChange({ isTrained: target.checked })}
      />
      <Segmented
        legend={texts.pattern}
        options={PATTERN_OPTIONS}
        value={person.pattern ?? 'all'}
        onValueChange={(pattern) => onChange({ pattern })}
      />
      <OptionGroup
        type="checkbox"
        legend={texts.exceptions}
        hint={texts.exceptionsHint}
        options={EXCEPTION_OPTIONS}
        value={person.exceptions ?? []}
        onValueChange={(selected) => onChange({ exceptions: selected })}
      />
    </CardBody>
  </Card>
);

type BodyFiguresProps = Pick<PersonQuestionsProps, 'person' | 'onChange'>;

function BodyFigures({ person, onChange }: BodyFiguresProps) {
  const figures = readFigures(person);
  const findError = (text: string | undefined, value: number | undefined, message: string) =>
    text && value === undefined ? message : undefined;
  return (
    <div className={layout.pair}>
      <Field
        label={texts.age}
        unit={texts.ageUnit}
        inputMode="numeric"
        value={person.age ?? ''}
        error={findError(person.age, figures.ageYears, texts.wrongAge)}
        onChange={({ target }) => onChange({ age: target.value })}
      />
      <Field
        label={texts.weight}
        unit={texts.weightUnit}
        inputMode="decimal"
        value={person.weight ?? ''}
        error={findError(person.weight, figures.weightKg, texts.wrongWeight)}
        onChange={({ target }) => onChange({ weight: target.value })}
      />
      <Field
        label={texts.height}
        unit={texts.heightUnit}
        inputMode="numeric"
        value={person.height ?? ''}
        error={findError(person.height, figures.heightCm, texts.wrongHeight)}
        onChange={({ target }) => onChange({ height: target.value })}
      />
    </div>
  );
}
