import { WATER_EXCEPTIONS } from '@forja/domain/hydration/daily-water';
import { SEXES } from '@forja/domain/person/choices';
import { Field } from '../../../design/inputs/field.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { explainedMessages } from '../explained/explained.messages.ts';
import { type DayAnswers, allowedExceptions, readMinutes } from './day-draft.ts';
import { hydrationMessages } from './hydration.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const { conditions: texts, exceptions } = hydrationMessages;
const SEX_OPTIONS = SEXES.map((value) => ({ value, label: explainedMessages.sexes[value] }));
const listExceptions = (sex: DayAnswers['sex']) =>
  allowedExceptions(sex, WATER_EXCEPTIONS).map((value) => ({ value, label: exceptions[value] }));

type DayConditionsProps = {
  day: DayAnswers;
  isFromPlan: boolean;
  onChange: (change: Partial<DayAnswers>) => void;
  onLeaveMinutes: () => void;
};

export const DayConditions = ({
  day,
  isFromPlan,
  onChange,
  onLeaveMinutes,
}: DayConditionsProps) => (
  <Card plain aria-label={texts.title}>
    <CardHeader title={texts.title} />
    <CardBody className={frameStyles.stack}>
      {isFromPlan ? <p className={textStyles.secondary}>{explainedMessages.fromPlan}</p> : null}
      <Segmented
        legend={explainedMessages.sex}
        options={SEX_OPTIONS}
        value={day.sex}
        onValueChange={(sex) => onChange({ sex })}
      />
      <Field
        label={texts.minutes}
        unit={texts.minutesUnit}
        inputMode="numeric"
        value={day.minutes}
        error={readMinutes(day.minutes) === undefined ? texts.wrongMinutes : undefined}
        onChange={({ target }) => onChange({ minutes: target.value })}
        onBlur={onLeaveMinutes}
      />
      <Option
        type="checkbox"
        label={texts.heat}
        description={texts.heatText}
        checked={day.isHot ?? false}
        onChange={({ target }) => onChange({ isHot: target.checked })}
      />
      <OptionGroup
        type="checkbox"
        legend={texts.exceptions}
        hint={texts.exceptionsHint}
        options={listExceptions(day.sex)}
        value={day.exceptions ?? []}
        onValueChange={(selected) => onChange({ exceptions: selected })}
      />
    </CardBody>
  </Card>
);
