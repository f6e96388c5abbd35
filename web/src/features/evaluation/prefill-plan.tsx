import type { Answers } from '@forja/domain/evaluation/answers';
import { answersForPlan } from '@forja/domain/evaluation/plan-answers';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { localDay } from '../../shared/local-day.ts';
import { usePrefillPlan } from '../plans/plan-draft.queries.ts';
import { evaluationMessages } from './report/evaluation.messages.ts';

export function PrefillPlan({ answers }: { answers: Answers }) {
  const prefill = usePrefillPlan();
  return (
    <LinkButton
      variant="primary"
      render={(linkProps) => (
        <Link
          to="/generar-plan"
          onClick={() => prefill(answersForPlan(answers), localDay(new Date()))}
          {...linkProps}
        />
      )}
    >
      {evaluationMessages.result.plan}
    </LinkButton>
  );
}
