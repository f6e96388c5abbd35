import { HEALTH_FLAGS } from '@forja/domain/person/choices';
import { alarmReasons } from '@forja/domain/clinical/alarm';
import { inputHealth } from '@forja/domain/clinical/health-line';
import { TRAINING_YEARS } from '@forja/domain/person/training-years';
import { OptionGroup } from '../../../../design/inputs/option-group.tsx';
import { hasAlarmSymptom, isFlagAsked, SYMPTOM_FLAGS } from '../../draft/asked-questions.ts';
import { AlarmNow } from '../../alarm/alarm-now.tsx';
import { AlarmOffer } from '../../alarm/alarm-offer.tsx';
import { getPreviewInput, toggleCondition } from '../../draft/plan-draft.ts';
import { conditionLabels, healthFlagLabels } from '../../plans.messages.ts';
import { jointLabels, levelLabels } from '../../../../shared/training/training-choices.messages.ts';
import { ON_CHANGE, MultipleChoice, NumberField, type StepProps } from '../fields.tsx';
import { HealthConditions } from './health-conditions.tsx';
import { RecentLabs } from './recent-labs.tsx';
import { Refinements } from '../refinements.tsx';
import * as styles from '../../generate-plan.module.css';
import { formMessages } from '../form.messages.ts';

const messages = formMessages.healthStep;

export function HealthStep(props: StepProps) {
  const { form, draft } = props;
  const askedFlags = HEALTH_FLAGS.filter(
    (flag) => isFlagAsked(draft, flag) && !SYMPTOM_FLAGS.includes(flag),
  );
  const input = getPreviewInput(draft);
  const alarms = input ? alarmReasons(inputHealth(input)).map(({ finding }) => finding) : [];
  return (
    <div className={styles.form}>
      {hasAlarmSymptom(draft.health) && <AlarmNow />}
      <MultipleChoice
        legend={messages.symptoms}
        hint={messages.symptomsHint}
        labels={healthFlagLabels}
        order={SYMPTOM_FLAGS}
        values={draft.health}
        columns={1}
        onChoose={(health) => form.setValue('health', health, ON_CHANGE)}
      />
      <OptionGroup
        type="checkbox"
        legend={messages.conditions}
        hint={messages.conditionsHint}
        columns={2}
        error={form.getMessage('conditions')}
        options={(
          [
            'hypertension',
            'diabetes',
            'heart_disease',
            'liver_disease',
            'kidney_disease',
            'none',
          ] as const
        ).map((value) => ({ value, label: conditionLabels[value] }))}
        value={draft.conditions}
        onValueChange={(values) => {
          const changed =
            values.find((each) => !draft.conditions.includes(each)) ??
            draft.conditions.find((each) => !values.includes(each));
          if (changed)
            form.setValue('conditions', toggleCondition(draft.conditions, changed), ON_CHANGE);
        }}
      />
      <OptionGroup
        type="radio"
        legend={messages.level}
        hint={messages.levelHint}
        columns={2}
        error={form.getMessage('level')}
        options={(['beginner', 'intermediate', 'advanced', 'elite'] as const).map((value) => ({
          value,
          label: levelLabels[value],
          description: TRAINING_YEARS[value],
        }))}
        {...(draft.level === '' ? {} : { value: draft.level })}
        onValueChange={(level) => form.setValue('level', level, ON_CHANGE)}
      />
      <Refinements
        title={messages.refine}
        summary={messages.refineSummary}
        open={askedFlags.some((flag) => draft.health.includes(flag))}
      >
        <MultipleChoice
          legend={messages.injuries}
          hint={messages.injuriesHint}
          labels={jointLabels}
          values={draft.injuries}
          onChoose={(injuries) => form.setValue('injuries', injuries, ON_CHANGE)}
        />
        <div className={styles.pair}>
          <NumberField
            form={form}
            name="systolic"
            label={messages.systolic}
            unit={messages.pressureUnit}
            hint={messages.pressureHint}
          />
          <NumberField
            form={form}
            name="diastolic"
            label={messages.diastolic}
            unit={messages.pressureUnit}
          />
        </div>
        {alarms.includes('pressure_crisis') && <AlarmOffer />}
        <HealthConditions
          flags={askedFlags}
          values={draft.health}
          onChoose={(health) => form.setValue('health', health, ON_CHANGE)}
        />
      </Refinements>
      <RecentLabs {...props} />
    </div>
  );
}
