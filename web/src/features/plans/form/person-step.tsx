import { useState } from 'react';
import { Option } from '../../../design/inputs/option.tsx';
import {
  activityLabels,
  cookingDaysLabels,
  foodBudgetLabels,
  foodPatternLabels,
  sexLabels,
} from '../plans.messages.ts';
import { equipmentLabels } from '../../../shared/training/training-choices.messages.ts';
import { AvoidedFoodsQuestion } from './avoided-foods-question.tsx';
import { KnownLifts } from './known-lifts.tsx';
import {
  ON_CHANGE,
  NumberField,
  NumberStrip,
  SingleChoice,
  PickOne,
  type StepProps,
} from './fields.tsx';
import { Refinements } from './refinements.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.personStep;

export function PersonStep(props: StepProps) {
  const { form, draft } = props;
  // an unchosen food search has an error to show
  const [startsOpen] = useState(draft.foodSought !== '');
  const [refining, setRefining] = useState(startsOpen);
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <NumberField form={form} name="ageYears" label={messages.age} unit={messages.years} />
        <NumberField
          form={form}
          name="weightKg"
          label={messages.weight}
          unit={messages.kilograms}
          decimals
        />
        <div className={styles.wide}>
          <NumberField
            form={form}
            name="heightCm"
            label={messages.height}
            unit={messages.centimetres}
          />
        </div>
      </div>
      <SingleChoice
        legend={messages.sex}
        hint={messages.sexHint}
        labels={sexLabels}
        value={draft.sex}
        error={form.getMessage('sex')}
        onChoose={(sex) => form.setValue('sex', sex, ON_CHANGE)}
      />
      <NumberStrip
        legend={messages.trainingDays}
        hint={messages.trainingDaysHint}
        values={['2', '3', '4', '5', '6']}
        value={draft.trainingDays}
        error={form.getMessage('trainingDays')}
        onChoose={(trainingDays) => form.setValue('trainingDays', trainingDays, ON_CHANGE)}
      />
      <Refinements
        open={startsOpen}
        title={messages.refine}
        summary={messages.refineSummary}
        onOpen={() => setRefining(true)}
      >
        <NumberStrip
          legend={messages.sessionMinutes}
          hint={messages.sessionMinutesHint}
          values={['30', '45', '60', '75', '90']}
          value={draft.sessionMinutes}
          error={form.getMessage('sessionMinutes')}
          onChoose={(sessionMinutes) => form.setValue('sessionMinutes', sessionMinutes, ON_CHANGE)}
        />
        <PickOne
          label={messages.equipment}
          hint={messages.equipmentHint}
          labels={equipmentLabels}
          empty={messages.defaultEquipment}
          value={draft.equipment}
          onChoose={(equipment) => form.setValue('equipment', equipment, ON_CHANGE)}
        />
        <PickOne
          label={messages.activity}
          hint={messages.activityHint}
          labels={activityLabels}
          empty={messages.defaultActivity}
          value={draft.activity}
          onChoose={(activity) => form.setValue('activity', activity, ON_CHANGE)}
        />
        <PickOne
          label={messages.foodPattern}
          hint={messages.foodPatternHint}
          labels={foodPatternLabels}
          empty={messages.defaultFoodPattern}
          value={draft.foodPattern}
          onChoose={(foodPattern) => form.setValue('foodPattern', foodPattern, ON_CHANGE)}
        />
        <PickOne
          label={messages.budget}
          hint={messages.budgetHint}
          labels={foodBudgetLabels}
          empty={messages.defaultBudget}
          value={draft.foodBudget}
          onChoose={(foodBudget) => form.setValue('foodBudget', foodBudget, ON_CHANGE)}
        />
        <PickOne
          label={messages.cookingDays}
          hint={messages.cookingDaysHint}
          labels={cookingDaysLabels}
          empty={messages.defaultCookingDays}
          value={draft.cookingDays}
          onChoose={(cookingDays) => form.setValue('cookingDays', cookingDays, ON_CHANGE)}
        />
        <AvoidedFoodsQuestion
          isOpen={refining}
          avoided={draft.foodsToAvoid}
          error={form.getMessage('foodsToAvoid')}
          query={draft.foodSought}
          onQueryChange={(foodSought) => form.setValue('foodSought', foodSought, ON_CHANGE)}
          onBlur={() => void form.trigger('foodsToAvoid')}
          onChange={(foodsToAvoid) => form.setValue('foodsToAvoid', foodsToAvoid, ON_CHANGE)}
        />
        <NumberField
          form={form}
          name="bodyFatPercent"
          label={messages.bodyFat}
          unit="%"
          decimals
          hint={messages.bodyFatHint}
        />
        <Option
          type="checkbox"
          label={messages.heat}
          description={messages.heatDescription}
          checked={draft.trainsInHeat}
          onChange={(event) => form.setValue('trainsInHeat', event.target.checked, ON_CHANGE)}
        />
      </Refinements>
      <KnownLifts {...props} />
    </div>
  );
}
