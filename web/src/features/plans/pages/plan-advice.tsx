import { goalLabels } from '@forja/contract/labels';
import type { Plan } from '@forja/domain/plan/plan';
import { trimmed } from '../../../design/format.ts';
import { AdviceButton } from '../../../shared/contact/advice-button.tsx';
import { hasAlarm } from '../has-alarm.ts';
import { conditionLabels, sexLabels } from '../plans.messages.ts';
import { jointLabels, levelLabels } from '../../../shared/training/training-choices.messages.ts';
import { pagesMessages } from './pages.messages.ts';

const { planAdvice: messages } = pagesMessages;

/** Hidden from people who must see a doctor first. */
export const PlanAdvice = ({ plan }: { plan: Plan }) =>
  hasAlarm(plan) ? null : <AdviceButton healthLines={describeInput(plan.input)} />;

function describeInput(input: Plan['input']): string[] {
  const { ageYears, weightKg, heightCm, injuries = [] } = input;
  const conditions = input.conditions.filter((each) => each !== 'none');
  return [
    messages.goal(goalLabels[input.goal], levelLabels[input.level]),
    messages.body(sexLabels[input.sex], ageYears, trimmed(weightKg), heightCm),
    ...(conditions.length > 0
      ? [messages.conditions(conditions.map((each) => conditionLabels[each]).join(', '))]
      : []),
    ...(injuries.length > 0
      ? [messages.injuries(injuries.map((joint) => jointLabels[joint]).join(', '))]
      : []),
  ];
}
