import type { Labs } from '@forja/domain/person/plan-input';
import { Field } from '../../../design/field.tsx';
import type { StepProps } from './fields.tsx';
import { Refinements } from './refinements.tsx';

const labLabels: Record<keyof Labs, { label: string; unit: string }> = {
  haematocritPercent: { label: 'Hematocrito', unit: '%' },
  altTimesUpperLimit: { label: 'ALT (GPT)', unit: 'veces el máximo' },
  astTimesUpperLimit: { label: 'AST (GOT)', unit: 'veces el máximo' },
  ldlMgDl: { label: 'LDL', unit: 'mg/dl' },
  hdlMgDl: { label: 'HDL', unit: 'mg/dl' },
  egfr: { label: 'Filtrado glomerular', unit: 'ml/min' },
  hba1cPercent: { label: 'Hemoglobina glicosilada', unit: '%' },
  psaNgMl: { label: 'PSA', unit: 'ng/ml' },
  lvefPercent: { label: 'Fracción de eyección', unit: '%' },
};

/** Results that a laboratory printed; any of them may be missing. */
export const RecentLabs = ({ draft, change, problemOf, left }: StepProps) => (
  <Refinements
    title="Análisis de los últimos 6 meses"
    summary="Opcional. Cuentan en el riesgo de un plan con química. Copialos del informe."
  >
    <div className="gp-dos">
      {(Object.keys(labLabels) as (keyof Labs)[]).map((name) => (
        // the keys of a closed record
        <Field
          key={name}
          id={`campo-labs.${name}`}
          label={labLabels[name].label}
          unit={labLabels[name].unit}
          inputMode="decimal"
          value={draft.labs[name]}
          error={problemOf(`labs.${name}`)}
          onChange={(event) => change({ labs: { ...draft.labs, [name]: event.target.value } })}
          onBlur={() => left(`labs.${name}`)}
        />
      ))}
    </div>
  </Refinements>
);
