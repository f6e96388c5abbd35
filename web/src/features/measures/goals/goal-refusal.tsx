import type { GoalCheck } from '@forja/domain/measures/goals/goal-refusals';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { goalsMessages as texts } from './goals.messages.ts';

export const GoalRefusal = ({ check, title }: { check: GoalCheck; title: string }) =>
  check.needsPlan ? (
    <Alert
      title={texts.needsPlan}
      announce
      actions={
        <LinkButton render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}>
          {texts.makePlan}
        </LinkButton>
      }
    >
      {texts.needsPlanText}
    </Alert>
  ) : (
    <Alert kind="warning" title={title} announce>
      {check.refusals.map(({ code, text, sources }) => (
        <div key={code}>
          <p>{text}</p>
          {sources.length > 0 ? <SourceCitations sources={sources} /> : null}
        </div>
      ))}
    </Alert>
  );
