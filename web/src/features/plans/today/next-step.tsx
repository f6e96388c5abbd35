import { planHealth } from '@forja/domain/clinical/health-line';
import type { Plan } from '@forja/domain/plan/plan';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import type { PlanPart } from '../plan-parts.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { classNames } from '../../../design/class-names.ts';
import { todayMessages } from './today.messages.ts';

const messages = todayMessages.nextStep;

type NextStepProps = {
  plan: Plan;
  /** Absent until the plan is saved. */
  savedId: string | undefined;
  open: (place: PlanPart | 'controles') => void;
};

/** A single next step: doctor, then check-ups, then food. */
export function NextStep({ plan, savedId, open }: NextStepProps) {
  const { severity } = planHealth(plan);
  const needsDoctor = severity === 'consult' || severity === 'stop';
  return (
    <section
      className={classNames(cardStyles.root, cardStyles.plain, styles.nextStep)}
      aria-label={messages.title}
      data-off-paper={needsDoctor ? undefined : true}
    >
      <p>
        {needsDoctor
          ? savedId
            ? messages.clinician
            : messages.clinicianUnsaved
          : plan.checkUps.length > 0
            ? messages.checkUps
            : messages.food}
      </p>
      {needsDoctor ? (
        savedId && (
          <LinkButton
            render={(linkProps) => (
              <Link to="/mis-planes/$id/ficha-clinica" params={{ id: savedId }} {...linkProps} />
            )}
          >
            {messages.openSheet}
          </LinkButton>
        )
      ) : plan.checkUps.length > 0 ? (
        <Button onClick={() => open('controles')}>{messages.openCheckUps}</Button>
      ) : (
        <Button onClick={() => open('comida')}>{messages.openFood}</Button>
      )}
    </section>
  );
}
