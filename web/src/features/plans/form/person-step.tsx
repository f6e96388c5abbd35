import { useState } from 'react';
import { Option } from '../../../design/inputs/option.tsx';
import {
  activityLabels,
  cookingDaysLabels,
  equipmentLabels,
  foodBudgetLabels,
  foodPatternLabels,
  sexLabels,
} from '../plans.messages.ts';
import { AvoidedFoodsQuestion } from './avoided-foods-question.tsx';
import { KnownLifts } from './known-lifts.tsx';
import { NumberField, NumberStrip, SingleChoice, PickOne, type StepProps } from './fields.tsx';
import { Refinements } from './refinements.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.personStep;

export function PersonStep(props: StepProps) {
  const { draft, change, findProblem } = props;
  // with something sought and not chosen, what has to be mended is on sight
  const [startsOpen] = useState(draft.foodSought !== '');
  const [refining, setRefining] = useState(startsOpen);
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <NumberField {...props} name="ageYears" label={messages.age} unit="años" />
        <NumberField {...props} name="weightKg" label={messages.weight} unit="kg" decimals />
        <div className={styles.wide}>
          <NumberField {...props} name="heightCm" label={messages.height} unit="cm" />
        </div>
      </div>
      <SingleChoice
        legend="Sexo"
        hint="Lo usamos para calcular calorías y riesgo."
        labels={sexLabels}
        value={draft.sex}
        error={findProblem('sex')}
        onChoose={(sex) => change({ sex })}
      />
      <NumberStrip
        legend="Días que podés entrenar"
        hint="Por semana, siendo realista."
        values={['2', '3', '4', '5', '6']}
        value={draft.trainingDays}
        error={findProblem('trainingDays')}
        onChoose={(trainingDays) => change({ trainingDays })}
      />
      <Refinements
        open={startsOpen}
        title={messages.refine}
        summary="Opcional: tiempo, lugar, comida, presupuesto, lo que evitás y grasa corporal"
        onOpen={() => setRefining(true)}
      >
        <NumberStrip
          legend="Minutos por sesión"
          hint="Con la entrada en calor y los descansos."
          values={['30', '45', '60', '75', '90']}
          value={draft.sessionMinutes}
          error={findProblem('sessionMinutes')}
          onChoose={(sessionMinutes) => change({ sessionMinutes })}
        />
        <PickOne
          label={messages.equipment}
          hint="Tus ejercicios se pueden hacer ahí."
          labels={equipmentLabels}
          empty="Gimnasio, si no elegís"
          value={draft.equipment}
          onChoose={(equipment) => change({ equipment })}
        />
        <PickOne
          label={messages.activity}
          hint="Suma a la energía que gastás; el entrenamiento se cuenta aparte."
          labels={activityLabels}
          empty="Sentado, si no elegís"
          value={draft.activity}
          onChoose={(activity) => change({ activity })}
        />
        <PickOne
          label={messages.foodPattern}
          hint="Tu menú sale solo de esos alimentos."
          labels={foodPatternLabels}
          empty="De todo, si no elegís"
          value={draft.foodPattern}
          onChoose={(foodPattern) => change({ foodPattern })}
        />
        <PickOne
          label={messages.budget}
          hint="Elige entre platos y alimentos: no mira precios."
          labels={foodBudgetLabels}
          empty="Normal, si no elegís"
          value={draft.foodBudget}
          onChoose={(foodBudget) => change({ foodBudget })}
        />
        <PickOne
          label={messages.cookingDays}
          hint="Un plato principal se repite hasta que se termina."
          labels={cookingDaysLabels}
          empty="Para dos días, si no elegís"
          value={draft.cookingDays}
          onChoose={(cookingDays) => change({ cookingDays })}
        />
        <AvoidedFoodsQuestion
          isOpen={refining}
          avoided={draft.foodsToAvoid}
          error={findProblem('foodsToAvoid')}
          query={draft.foodSought}
          onQueryChange={(foodSought) => change({ foodSought })}
          onBlur={() => props.markTouched('foodsToAvoid')}
          onChange={(foodsToAvoid) => change({ foodsToAvoid })}
        />
        <NumberField
          {...props}
          name="bodyFatPercent"
          label={messages.bodyFat}
          unit="%"
          decimals
          hint="Solo si te la midieron. Cambia la fórmula de energía."
        />
        <Option
          type="checkbox"
          label={messages.heat}
          description="Más de 30 °C: suma líquidos."
          checked={draft.trainsInHeat}
          onChange={(event) => change({ trainsInHeat: event.target.checked })}
        />
      </Refinements>
      <KnownLifts {...props} />
    </div>
  );
}
