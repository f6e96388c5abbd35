import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { Stepper } from '../../../design/navigation/stepper.tsx';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { CallLinks } from '../../../shared/emergency/call-links.tsx';
import { hasAlarmSymptom } from '../draft/asked-questions.ts';
import { CompletedSteps } from '../form/completed-steps.tsx';
import { EarlierAnswers, hasEarlierAnswers } from '../form/earlier-answers.tsx';
import { useEarlierAnswers } from '../form/use-earlier-answers.ts';
import { GoalStep } from '../form/goal-step.tsx';
import { HealthStep } from '../form/health/health-step.tsx';
import { LiveFigures, PeekingFigures } from '../form/live-figures.tsx';
import { PersonStep } from '../form/person-step.tsx';
import { ScreeningStep } from '../form/screening-step.tsx';
import { type PlanForm, usePlanForm } from '../form/use-plan-form.ts';
import { problemsOfStep, type StepNumber } from '../draft/plan-draft.ts';
import { MadePlan } from './made-plan.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from '../generate-plan.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.generatePlanPage;

const HEALTH_STEP = 1;
const LAST_STEP = 3;
const STEP_FORMS = [PersonStep, HealthStep, ScreeningStep, GoalStep] as const;

/** `?paso=` is 1 to 4, or "plan" for the result, so that the back button goes through the steps. */
export type GeneratePlanSearch = { paso?: 1 | 2 | 3 | 4 | 'plan' | undefined };

export const GeneratePlanPage = () => (
  <DiscreetCover pageTitle={messages.title}>
    <GeneratePlan />
  </DiscreetCover>
);

function GeneratePlan() {
  const { paso: step = 1 } = useSearch({ from: '/generar-plan' });
  // Deferred, because rendering a step in one task blocks input on a slow phone.
  const paso = useDeferredValue(step);
  const navigate = useNavigate({ from: '/generar-plan' });
  const form = usePlanForm();
  const earlier = useEarlierAnswers(form);
  const go = (to: GeneratePlanSearch['paso']) => void navigate({ search: { paso: to } });

  if (paso === 'plan' && form.input)
    return (
      <MadePlan
        input={form.input}
        onBack={() => go(4)}
        onAnswer={() => go(3)}
        onRefused={form.refuse}
      />
    );
  if (earlier.isPending)
    return (
      <>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <CardSkeleton message={messages.opening} />
      </>
    );
  // A link to a later step starts at the first incomplete one.
  const requestedStep = (paso === 'plan' ? LAST_STEP : paso - 1) as StepNumber; // 1 to 4, minus one
  const missingStep = ([0, 1, 2] as const).find(
    (each) => each < requestedStep && problemsOfStep(form.problems, each).length > 0,
  );
  return (
    <StepPage
      key={missingStep ?? requestedStep}
      step={missingStep ?? requestedStep}
      form={form}
      go={go}
    />
  );
}

function StepPage({
  step,
  form,
  go,
}: {
  step: StepNumber;
  form: PlanForm;
  go: (to: GeneratePlanSearch['paso']) => void;
}) {
  const { draft, preview, missing } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step === 0);
  const StepForm = STEP_FORMS[step];
  // A late notice goes below the fields, because it would shift them.
  const [isNoticeFirst] = useState(() => hasEarlierAnswers(draft));
  const notice = step === 0 ? <EarlierAnswers form={form} /> : null;

  useEffect(() => {
    // The first step is the start of the page: its title already has the focus.
    if (!first.current) heading.current?.focus();
  }, []);

  async function goToNextStep() {
    const [wrong] = await form.checkStep(step);
    if (wrong !== undefined) focusField(wrong);
    else go(step === LAST_STEP ? 'plan' : ((step + 2) as 2 | 3 | 4)); // 0 leads to 2, 2 to 4
  }

  const plan = preview.data?.ok ? preview.data.plan : undefined;
  const figures = { draft, plan, missing: missing || describePreview(preview) };
  const isAlarm = step === HEALTH_STEP && hasAlarmSymptom(draft.health);
  return (
    <div className={actionBarStyles.roomBelow}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <div className={styles.page}>
        <div>
          <div className={styles.steps}>
            <Stepper current={step + 1} total={messages.stepTitles.length} showText />
          </div>
          <CompletedSteps
            draft={draft}
            current={step}
            onChange={(to) => go((to + 1) as 1 | 2 | 3)}
          />
          <Form
            id="formulario-plan"
            onSubmit={(event) => {
              event.preventDefault();
              void goToNextStep();
            }}
          >
            <h2 ref={heading} className={styles.title} tabIndex={-1}>
              {messages.stepTitles[step]}
            </h2>
            <div className={styles.form}>
              {isNoticeFirst ? notice : null}
              <StepForm form={form} draft={draft} />
              {isNoticeFirst ? null : notice}
            </div>
            {isAlarm && (
              <Button type="submit" className={styles.afterForm} wide>
                {messages.nextSteps[step]}
              </Button>
            )}
          </Form>
        </div>
        <LiveFigures {...figures} />
      </div>
      {isAlarm ? (
        <ActionBar label={messages.call}>
          <CallLinks />
        </ActionBar>
      ) : (
        <>
          <PeekingFigures {...figures} />
          <ActionBar help={messages.help}>
            {step > 0 && (
              <Button
                icon={iconArrowLeft}
                onClick={() => go(step as 1 | 2 | 3)}
                aria-label={messages.back}
              >
                <span className={frameStyles.wideOnly}>{messages.back}</span>
              </Button>
            )}
            <Button variant="primary" size="large" wide type="submit" form="formulario-plan">
              {messages.nextSteps[step]}
            </Button>
          </ActionBar>
        </>
      )}
    </div>
  );
}

/** Reason for missing figures when no answer is missing. */
const describePreview = ({ isError, isPending }: PlanForm['preview']): string =>
  isError ? messages.notCalculated : isPending ? messages.calculating : messages.refusal;

/** Focuses the first error, opening its fold. */
function focusField(path: string | undefined) {
  requestAnimationFrame(() => {
    const field =
      document.getElementById(`campo-${path}`) ??
      document.querySelector<HTMLElement>('fieldset[data-invalid] input');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
