import { LIMITS, type Labs } from '@forja/domain/person/plan-input';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { Button } from '../../../../design/actions/button.tsx';
import { trimmed } from '../../../../design/format.ts';
import { type Enzyme, ENZYMES, readEnzyme } from '../../draft/enzyme-result.ts';
import { labLabels } from '../../plans.messages.ts';
import { NumberField, type StepProps } from '../fields.tsx';
import { formMessages } from '../form.messages.ts';
import { Refinements } from '../refinements.tsx';
import * as styles from '../../generate-plan.module.css';

const messages = formMessages.recentLabs;

const isEnzyme = (name: keyof Labs): name is Enzyme =>
  (ENZYMES as readonly string[]).includes(name);
const NAMES = Object.keys(labLabels) as (keyof Labs)[]; // the keys of a closed record

const range = (name: keyof Labs): string =>
  messages.range(trimmed(LIMITS[name].min), trimmed(LIMITS[name].max));

export const RecentLabs = (props: StepProps) => (
  <Refinements title={messages.title} summary={messages.summary}>
    {ENZYMES.map((name) => (
      <EnzymeFields key={name} {...props} name={name} />
    ))}
    <div className={styles.pair}>
      {NAMES.map((name) =>
        isEnzyme(name) ? null : (
          <NumberField
            key={name}
            form={props.form}
            name={`labs.${name}`}
            {...labLabels[name]}
            decimals={LIMITS[name].decimals > 0}
            hint={range(name)}
          />
        ),
      )}
    </div>
  </Refinements>
);

/** A result has no meaning without its laboratory's limit: methods differ. */
function EnzymeFields({ form, draft, name }: StepProps & { name: Enzyme }) {
  const { times } = readEnzyme(draft.enzymes[name]);
  const earlier = parseDecimal(draft.labs[name]);
  const { label } = labLabels[name];
  const isEarlier = draft.enzymes[name].value.trim() === '' && earlier !== undefined;
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <NumberField
          form={form}
          name={`enzymes.${name}.value`}
          label={label}
          unit={messages.enzymeUnit}
          decimals
          hint={times === undefined ? messages.result : messages.times(trimmed(times, 2))}
        />
        <NumberField
          form={form}
          name={`enzymes.${name}.upperLimit`}
          label={messages.upperLimit(label)}
          unit={messages.enzymeUnit}
          decimals
          hint={messages.upperLimitHint}
        />
      </div>
      {isEarlier && (
        <p>
          {messages.earlier(label, trimmed(earlier, 2))}
          <Button variant="text" onClick={() => form.setValue(`labs.${name}`, '')}>
            {messages.remove(label)}
          </Button>
        </p>
      )}
    </div>
  );
}
