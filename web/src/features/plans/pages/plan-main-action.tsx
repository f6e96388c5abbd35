import { goalLabels } from '@forja/contract/labels';
import type { PlanChoice } from '@forja/contract/plan-choices';
import { planClaim } from '@forja/domain/plan/plan-claim';
import type { Plan } from '@forja/domain/plan/plan';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { MoreMenu } from '../../../design/actions/more-menu.tsx';
import { TODAY_PATH, useStartPlan } from '../../training/routines/routines.queries.ts';
import { useTraining } from '../engine.queries.ts';
import { hasAlarm } from '../has-alarm.ts';
import { getVariant } from '../week/week-variant.ts';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.planPage;

type PlanMainActionProps = { id: string; plan: Plan; choice: PlanChoice };

/** Starts the workout, or offers another plan to a person who should not train yet. */
export function PlanMainAction(props: PlanMainActionProps) {
  const { plan } = props;
  if (!hasAlarm(plan) && plan.training.days.length > 0) return <StartPlan {...props} />;
  return (
    <LinkButton
      variant={hasAlarm(plan) ? 'secondary' : 'primary'}
      size="large"
      wide
      render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}
    >
      {messages.generateOther}
    </LinkButton>
  );
}

function StartPlan({ id, plan, choice }: PlanMainActionProps) {
  const { training, isBusy } = useTraining(plan, getVariant(choice.week));
  const start = useStartPlan();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);

  async function train() {
    if (!training) return;
    setIsStarting(true);
    // The name appears while training in public, so it hides compounds.
    const name = goalLabels[planClaim(plan).goal];
    const isStarted = await start({ planId: id, name, training });
    setIsStarting(false);
    if (isStarted) await navigate({ to: TODAY_PATH });
  }

  return (
    <>
      <MoreMenu
        boxed
        label={messages.more}
        items={[
          {
            kind: 'link',
            key: 'generate',
            label: messages.generateOther,
            href: '/generar-plan',
            link: <Link to="/generar-plan" />,
          },
          {
            kind: 'link',
            key: 'measured',
            label: pagesMessages.recomputePlan.withMeasurement,
            href: '/medidas#gasto-medido',
            link: <Link to="/medidas" hash="gasto-medido" />,
          },
        ]}
      />
      <Button
        variant="primary"
        size="large"
        wide
        busy={isStarting || isBusy}
        onClick={() => void train()}
      >
        {messages.train}
      </Button>
    </>
  );
}
