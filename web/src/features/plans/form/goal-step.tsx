import { goalLabels } from '@forja/contract/labels';
import { clinicalState } from '@forja/domain/clinical/clinical-state';
import { useDeferredValue } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { useRiskLevels } from '../engine.queries.ts';
import { FERTILITY_FLAGS, isFlagAsked } from '../draft/asked-questions.ts';
import { getPreviewInput } from '../draft/plan-draft.ts';
import {
  cycleTypeLabels,
  doseMultipleLabels,
  healthFlagLabels,
  originLabels,
} from '../plans.messages.ts';
import { Risk } from '../risk/risk.tsx';
import { DeclaredSubstances } from './declared-substances.tsx';
import { EatingNote } from './eating-note.tsx';
import {
  ON_CHANGE,
  MultipleChoice,
  NumberField,
  NumberStrip,
  SingleChoice,
  PickOne,
  type StepProps,
} from './fields.tsx';
import { Refinements } from './refinements.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.goalStep;

const ADULT_AGE = 18;

export function GoalStep(props: StepProps) {
  const { form, draft } = props;
  const input = getPreviewInput(draft);
  const steroidInput = getPreviewInput({ ...draft, cycleType: 'steroid' });
  const { natural, steroid } = useRiskLevels({ natural: input, steroid: steroidInput }) ?? {};
  // The answer is marked at once. Its follow-up is deferred, because rendering it in one task
  // blocks input.
  const openCycleType = useDeferredValue(draft.cycleType);
  const isMinor = input !== undefined && input.ageYears < ADULT_AGE;
  const hasEatingSigns =
    input !== undefined && clinicalState(input).findings.has('eating_disorder_signs');
  return (
    <div className={styles.form}>
      {hasEatingSigns && <EatingNote />}
      <SingleChoice
        legend={messages.goal}
        labels={goalLabels}
        value={draft.goal}
        error={form.getMessage('goal')}
        onChoose={(goal) => form.setValue('goal', goal, ON_CHANGE)}
      />
      <div className={styles.stack}>
        <NumberStrip
          legend={messages.duration}
          hint={messages.durationHint}
          values={['4', '8', '12', '16', '24']}
          value={draft.cycleWeeks}
          onChoose={(cycleWeeks) => form.setValue('cycleWeeks', cycleWeeks, ON_CHANGE)}
        />
        <NumberField
          form={form}
          name="cycleWeeks"
          label={messages.otherDuration}
          unit={messages.weeks}
        />
      </div>
      <OptionGroup
        type="radio"
        legend={messages.cycleType}
        hint={messages.cycleTypeHint}
        error={form.getMessage('cycleType')}
        options={[
          {
            value: 'natural',
            label: cycleTypeLabels.natural,
            description: messages.naturalDescription,
            side: natural && <Risk level={natural} />,
          },
          {
            value: 'steroid',
            label: cycleTypeLabels.steroid,
            description: messages.steroidDescription,
            side: steroid && <Risk level={steroid} />,
          },
        ]}
        {...(draft.cycleType === '' ? {} : { value: draft.cycleType })}
        onValueChange={(cycleType) => form.setValue('cycleType', cycleType, ON_CHANGE)}
      />
      {isMinor && <Alert title={messages.underAge}>{messages.permanentDamage}</Alert>}
      {openCycleType === 'steroid' && !isMinor && <ChemistryQuestions {...props} />}
    </div>
  );
}

function ChemistryQuestions(props: StepProps) {
  const { form, draft } = props;
  return (
    <>
      <Alert title={messages.purpose}>{messages.worstCase}</Alert>
      <Refinements title={messages.substances} summary={messages.substancesSummary} open>
        <DeclaredSubstances
          selected={draft.compounds}
          error={form.getMessage('compounds')}
          onChange={(compounds) => form.setValue('compounds', compounds, ON_CHANGE)}
        />
        <PickOne
          label={messages.doseMultiple}
          labels={doseMultipleLabels}
          hint={messages.doseMultipleHint}
          empty={messages.noAnswer}
          value={draft.doseMultiple}
          onChoose={(doseMultiple) => form.setValue('doseMultiple', doseMultiple, ON_CHANGE)}
        />
        <PickOne
          label={messages.origin}
          labels={originLabels}
          hint={messages.originHint}
          empty={messages.noAnswer}
          value={draft.origin}
          onChoose={(origin) => form.setValue('origin', origin, ON_CHANGE)}
        />
        <NumberField
          form={form}
          name="yearsOfUse"
          label={messages.yearsOfUse}
          unit={messages.years}
          hint={messages.yearsOfUseHint}
        />
        <MultipleChoice
          legend={messages.fertility}
          hint={messages.fertilityHint}
          labels={healthFlagLabels}
          order={FERTILITY_FLAGS.filter((flag) => isFlagAsked(draft, flag))}
          values={draft.health}
          columns={1}
          onChoose={(health) => form.setValue('health', health, ON_CHANGE)}
        />
        <div className={styles.stack}>
          <Option
            type="checkbox"
            label={messages.hasDoctor}
            description={messages.doctorDescription}
            checked={draft.medicalFollowUp}
            onChange={(event) => form.setValue('medicalFollowUp', event.target.checked, ON_CHANGE)}
          />
          <Option
            type="checkbox"
            label={messages.sharedNeedles}
            checked={draft.sharesEquipment}
            onChange={(event) => form.setValue('sharesEquipment', event.target.checked, ON_CHANGE)}
          />
          <Option
            type="checkbox"
            label={messages.noBreaks}
            checked={draft.withoutBreak}
            onChange={(event) => form.setValue('withoutBreak', event.target.checked, ON_CHANGE)}
          />
        </div>
      </Refinements>
    </>
  );
}
