import { goalLabels } from '@forja/contract/labels';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { clinicalState } from '@forja/domain/clinical/clinical-state';
import { generatePlan } from '@forja/domain/plan/generate-plan';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
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

/** The level that each kind of plan would have for this person, to show beside its option. */
function getRiskLevel(input: PlanInput | undefined, cycleType: PlanInput['cycleType']) {
  if (!input) return undefined;
  const outcome = generatePlan({ ...input, cycleType });
  if (!outcome.ok) return undefined;
  return (cycleType === 'steroid' ? outcome.plan.chemistry?.risk : outcome.plan.risk)?.level;
}

export function GoalStep(props: StepProps) {
  const { form, draft } = props;
  const input = getPreviewInput(draft);
  const withRisk = getPreviewInput({ ...draft, cycleType: 'steroid' });
  const natural = getRiskLevel(input, 'natural');
  const steroid = getRiskLevel(withRisk, 'steroid');
  const isMinor = input !== undefined && input.ageYears < ADULT_AGE;
  const hasEatingSigns =
    input !== undefined && clinicalState(input).findings.has('eating_disorder_signs');
  return (
    <div className={styles.form}>
      {hasEatingSigns && <EatingNote />}
      <SingleChoice
        legend="¿Qué buscás?"
        labels={goalLabels}
        value={draft.goal}
        error={form.getMessage('goal')}
        onChoose={(goal) => form.setValue('goal', goal, ON_CHANGE)}
      />
      <div className={styles.stack}>
        <NumberStrip
          legend="Duración del ciclo"
          hint="En semanas, de 4 a 24."
          values={['4', '8', '12', '16', '24']}
          value={draft.cycleWeeks}
          onChoose={(cycleWeeks) => form.setValue('cycleWeeks', cycleWeeks, ON_CHANGE)}
        />
        <NumberField form={form} name="cycleWeeks" label={messages.otherDuration} unit="semanas" />
      </div>
      <OptionGroup
        type="radio"
        legend="Tipo de ciclo"
        hint="Vas a ver los dos uno al lado del otro. El nivel es el riesgo por sustancias: no dice cómo está tu salud."
        error={form.getMessage('cycleType')}
        options={[
          {
            value: 'natural',
            label: cycleTypeLabels.natural,
            description: 'Entrenamiento, comida, sueño y suplementos legales.',
            side: natural && <Risk level={natural} />,
          },
          {
            value: 'steroid',
            label: cycleTypeLabels.steroid,
            description: 'Solo mayores de 18. Primero el riesgo, y siempre al lado el otro plan.',
            side: steroid && <Risk level={steroid} />,
          },
        ]}
        {...(draft.cycleType === '' ? {} : { value: draft.cycleType })}
        onValueChange={(cycleType) => form.setValue('cycleType', cycleType, ON_CHANGE)}
      />
      {isMinor && <Alert title={messages.underAge}>{messages.permanentDamage}</Alert>}
      {draft.cycleType === 'steroid' && !isMinor && <ChemistryQuestions {...props} />}
    </div>
  );
}

function ChemistryQuestions(props: StepProps) {
  const { form, draft } = props;
  return (
    <>
      <Alert title={messages.purpose}>{messages.worstCase}</Alert>
      <Refinements
        title={messages.substances}
        summary="Opcional. Cambia tu riesgo y tus controles"
        open
      >
        <DeclaredSubstances
          selected={draft.compounds}
          error={form.getMessage('compounds')}
          onChange={(compounds) => form.setValue('compounds', compounds, ON_CHANGE)}
        />
        <PickOne
          label={messages.doseMultiple}
          labels={doseMultipleLabels}
          hint="Sin respuesta se cuenta como la mayor."
          empty="No contesto"
          value={draft.doseMultiple}
          onChoose={(doseMultiple) => form.setValue('doseMultiple', doseMultiple, ON_CHANGE)}
        />
        <PickOne
          label={messages.origin}
          labels={originLabels}
          hint="Sin respuesta se cuenta como desconocido."
          empty="No contesto"
          value={draft.origin}
          onChoose={(origin) => form.setValue('origin', origin, ON_CHANGE)}
        />
        <NumberField
          form={form}
          name="yearsOfUse"
          label={messages.yearsOfUse}
          unit="años"
          hint="Cero si nunca usaste."
        />
        <MultipleChoice
          legend="Embarazo y fertilidad"
          hint="Cambian tu riesgo y lo que te mostramos."
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
            description="Con riesgo alto, sin seguimiento no mostramos compuestos."
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
