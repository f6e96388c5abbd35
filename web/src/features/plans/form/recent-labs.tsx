import type { Labs } from '@forja/domain/person/plan-input';
import { Field } from '../../../design/inputs/field.tsx';
import type { StepProps } from './fields.tsx';
import { Refinements } from './refinements.tsx';
import { labLabels } from '../plans.messages.ts';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.recentLabs;

/** Results that a laboratory printed; any of them may be missing. */
export const RecentLabs = ({ draft, change, findProblem, markTouched }: StepProps) => (
  <Refinements
    title={messages.title}
    summary="Opcional. Cambian tu comida, tu entrenamiento, tus avisos y tus controles. Copialos del informe."
  >
    <div className={styles.pair}>
      {(Object.keys(labLabels) as (keyof Labs)[]).map((name) => (
        // the keys of a closed record
        <Field
          key={name}
          id={`campo-labs.${name}`}
          label={labLabels[name].label}
          unit={labLabels[name].unit}
          inputMode="decimal"
          value={draft.labs[name]}
          error={findProblem(`labs.${name}`)}
          onChange={(event) => change({ labs: { ...draft.labs, [name]: event.target.value } })}
          onBlur={() => markTouched(`labs.${name}`)}
        />
      ))}
    </div>
  </Refinements>
);
