import { GoalsCard } from '../features/measures/goals/goals-card.tsx';
import { FIELDS } from '../features/measures/measure-draft.ts';
import { measuresMessages } from '../features/measures/measures.messages.ts';
import { useRecentMeasures } from '../features/measures/measures.queries.ts';
import { useLatestPlan } from '../features/plans/saved-plan.queries.ts';

const NAMED_FIELDS = FIELDS.map((field) => ({ field, ...measuresMessages.fields[field] }));

export function PersonGoals() {
  const { values, isPending } = useRecentMeasures();
  const { plan } = useLatestPlan();
  return isPending ? null : (
    <GoalsCard values={values} fields={NAMED_FIELDS} person={plan?.value.plan.input} />
  );
}
