import type { ExpenditureMeasurement, PlanInput } from '@forja/domain/person/plan-input';
import type { Plan } from '@forja/domain/plan/plan';
import {
  DIFFERENCE_PARTS,
  type PlanDifference,
} from '@forja/domain/plan/comparison/plan-difference';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { iconRefresh } from '../../../design/icon-paths.ts';
import { Sheet } from '../../../design/overlays/sheet.tsx';
import { toast } from '../../../design/feedback/toast.ts';
import { newId } from '../../../shared/records/device/uuid-v7.ts';
import { recomputedPlanQuery, useEarlierStops } from '../engine.queries.ts';
import { useSavePlan } from '../plans.queries.ts';
import { PlanRefusal } from '../risk/plan-refusal.tsx';
import { SaveProblem } from './save-problem.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as styles from '../plan-view.module.css';
import { pagesMessages, partNames } from './pages.messages.ts';

const messages = pagesMessages.recomputePlan;

/**
 * Current engine on the same answers, with the differences. Prominent only after an engine change.
 */
export function RecomputePlan({ plan }: { plan: Plan }) {
  const [isOpen, setIsOpen] = useState(false);
  const recomputed = isOpen && (
    <Recomputed
      title={messages.withEngine}
      plan={plan}
      input={plan.input}
      onClose={() => setIsOpen(false)}
    />
  );
  if (plan.engineVersion === ENGINE_VERSION)
    return (
      <>
        <Button variant="text" onClick={() => setIsOpen(true)}>
          {messages.open}
        </Button>
        {recomputed}
      </>
    );
  return (
    <section className={classNames(cardStyles.root, cardStyles.plain)} aria-label={messages.title}>
      <div className={cardStyles.header}>
        <div>
          <h2>{messages.title}</h2>
          <p className={textStyles.secondary}>
            {messages.olderEngine(plan.engineVersion, ENGINE_VERSION)}
          </p>
        </div>
        <Button icon={iconRefresh} onClick={() => setIsOpen(true)}>
          {messages.open}
        </Button>
      </div>
      {recomputed}
    </section>
  );
}

/** Stops missing from an older plan, shown first, with the differences. */
export function EarlierStops({ plan }: { plan: Plan }) {
  const { stops } = useEarlierStops(plan);
  const [isOpen, setIsOpen] = useState(false);
  if (stops.length === 0) return null;
  return (
    <>
      <Alert
        kind="warning"
        title={messages.earlierStops}
        actions={<Button onClick={() => setIsOpen(true)}>{messages.open}</Button>}
      >
        {stops.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
      </Alert>
      {isOpen && (
        <Recomputed
          title={messages.withEngine}
          plan={plan}
          input={plan.input}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Uses the measured expenditure. Nothing changes until the new plan is saved. */
export function RecomputeWithMeasurement({
  plan,
  measurement,
}: {
  plan: Plan;
  measurement: ExpenditureMeasurement;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={iconRefresh} onClick={() => setIsOpen(true)}>
        {messages.withMeasurement}
      </Button>
      {isOpen && (
        <Recomputed
          title={messages.withMeasurement}
          plan={plan}
          input={{ ...plan.input, measuredExpenditure: measurement }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

type RecomputedProps = { title: string; plan: Plan; input: PlanInput; onClose: () => void };

function Recomputed({ title, plan, input, onClose }: RecomputedProps) {
  const recomputed = useQuery(recomputedPlanQuery(plan, input));
  const [id] = useState(newId);
  const navigate = useNavigate();
  const save = useSavePlan();
  const { outcome, differences = [] } = recomputed.data ?? {};

  async function savePlan() {
    if (!outcome?.ok) return;
    try {
      const saved = await save.mutateAsync({ id, plan: outcome.plan });
      toast({ title: messages.savedTitle, description: messages.savedDescription });
      await navigate({ to: '/mis-planes/$id', params: { id: saved.id } });
      onClose();
    } catch {
      // The mutation holds the refusal for the sheet.
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        differences.length > 0 ? (
          <Button
            variant="primary"
            wide
            busy={save.isPending}
            busyLabel={messages.saving}
            onClick={() => void savePlan()}
          >
            {messages.save}
          </Button>
        ) : undefined
      }
    >
      {save.isError && <SaveProblem error={save.error} safe={messages.errorSafe} />}
      {recomputed.isPending && <p role="status">{messages.recomputing}</p>}
      {recomputed.isError && (
        <Alert
          kind="error"
          title={messages.failed}
          actions={<Button onClick={() => void recomputed.refetch()}>{messages.retry}</Button>}
        >
          {messages.errorSafe}
        </Alert>
      )}
      {outcome?.ok === false && <PlanRefusal reasons={outcome.reasons} />}
      {outcome?.ok && differences.length === 0 && <p>{messages.same}</p>}
      <DifferenceList differences={differences} />
    </Sheet>
  );
}

function DifferenceList({ differences }: { differences: readonly PlanDifference[] }) {
  return DIFFERENCE_PARTS.map((part) => {
    const ofPart = differences.filter((each) => each.part === part);
    if (ofPart.length === 0) return null;
    return (
      <section key={part}>
        <h3>{partNames[part]}</h3>
        <ul className={styles.changes}>
          {ofPart.map(({ what, from, to, why }) => (
            <li key={what}>
              <b>{what}</b>
              <span>
                {messages.before}
                {from}
                {messages.now}
                {to}.
              </span>
              <span className={textStyles.secondary}>{why}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
