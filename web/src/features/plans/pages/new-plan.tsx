import type { Plan } from '@forja/domain/plan/plan';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { refusedFields } from '../../../shared/http/readable-error.ts';
import { RequestError } from '../../../shared/http/request-error.ts';
import { newId } from '../../../shared/records/device/uuid-v7.ts';
import { forgetDraft } from '../draft/stored-draft.ts';
import { useUnsavedChoices } from '../choices/plan-choices.queries.ts';
import { forgetProgress } from '../draft/stored-progress.ts';
import { useSavePlan } from '../plans.queries.ts';
import { SaveProblem } from './save-problem.tsx';
import { hasAlarm } from '../has-alarm.ts';
import { isMinor } from '../is-minor.ts';
import { CompareLink } from './compare-link.tsx';
import { PlanView } from '../view/plan-view.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.newPlan;

type NewPlanProps = {
  plan: Plan;
  onBack: () => void;
  onAnswer: () => void;
  onRefused: (fields: { path: string; message: string }[]) => void;
};

export function NewPlan({ plan, onBack, onAnswer, onRefused }: NewPlanProps) {
  const [identity] = useState(() => ({ id: newId(), at: new Date() }));
  const navigate = useNavigate();
  const choices = useUnsavedChoices();
  const save = useSavePlan();

  async function savePlan() {
    try {
      const saved = await save.mutateAsync({
        id: identity.id,
        plan,
        createdAt: identity.at,
        choice: choices.choice,
      });
      forgetDraft();
      forgetProgress();
      toast({ title: messages.savedTitle, description: messages.savedDescription });
      await navigate({ to: '/mis-planes/$id', params: { id: saved.id }, replace: true });
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) {
        await navigate({ to: '/auth', search: { next: '/generar-plan?paso=plan' } });
        return;
      }
      const fields = refusedFields(error);
      if (fields.length > 0) {
        onRefused(
          fields.map(({ path, message }) => ({
            path: path.replace(/^value\.input\./, ''),
            message,
          })),
        );
        onBack();
      }
    }
  }

  return (
    <div className={actionBarStyles.roomBelow}>
      <PlanView
        id={identity.id}
        plan={plan}
        createdAt={identity.at}
        choices={choices}
        onAnswer={onAnswer}
      />
      {save.isError && <SaveProblem error={save.error} safe={messages.errorSafe} />}
      <ActionBar help={messages.help}>
        <Button icon={iconArrowLeft} onClick={onBack} aria-label={messages.back}>
          <span className={frameStyles.wideOnly}>{messages.back}</span>
        </Button>
        {plan.chemistry && !isMinor(plan) && <CompareLink />}
        <Button
          variant={hasAlarm(plan) ? 'secondary' : 'primary'}
          size="large"
          wide
          busy={save.isPending}
          busyLabel={messages.saving}
          onClick={() => void savePlan()}
        >
          {messages.save}
        </Button>
      </ActionBar>
    </div>
  );
}
