import type { Labs } from '@forja/domain/person/plan-input';
import { NumberField, type StepProps } from '../fields.tsx';
import { Refinements } from '../refinements.tsx';
import { labLabels } from '../../plans.messages.ts';
import * as styles from '../../generate-plan.module.css';
import { formMessages } from '../form.messages.ts';

const messages = formMessages.recentLabs;

/** Results that a laboratory printed; any of them may be missing. */
export const RecentLabs = ({ form }: StepProps) => (
  <Refinements title={messages.title} summary={messages.summary}>
    <div className={styles.pair}>
      {(Object.keys(labLabels) as (keyof Labs)[]).map((name) => (
        // the keys of a closed record
        <NumberField key={name} form={form} name={`labs.${name}`} {...labLabels[name]} decimals />
      ))}
    </div>
  </Refinements>
);
