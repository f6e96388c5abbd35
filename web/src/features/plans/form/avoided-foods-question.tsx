import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../design/actions/button.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import type { AvoidedFoodsFieldProps } from './avoided-foods-field.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.avoidedFoodsQuestion;

/** Loads the food table when the fold opens; a failure affects only this question. */
export function AvoidedFoodsQuestion({
  isOpen,
  ...field
}: AvoidedFoodsFieldProps & { isOpen: boolean }) {
  const search = useQuery({
    queryKey: ['avoided-foods-search'],
    queryFn: async () => (await import('./avoided-foods-field.tsx')).AvoidedFoodsField,
    enabled: isOpen,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const AvoidedFoodsField = search.data;
  if (AvoidedFoodsField) return <AvoidedFoodsField {...field} />;
  if (search.isError)
    return (
      <div className={styles.stack}>
        <p>{messages.failed}</p>
        <Button onClick={() => void search.refetch()}>{messages.retry}</Button>
      </div>
    );
  return (
    <div>
      <p className={textStyles.visuallyHidden} role="status">
        {isOpen ? messages.opening : ''}
      </p>
      <Skeleton kind="label" width={60} />
      <Skeleton kind="value" />
    </div>
  );
}
