import { ERRORS } from '@forja/contract/http/errors';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { announceRefusal } from '../../../shared/http/refusals.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useMembership } from '../../membership/membership.queries.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';
import type { ImportAnswers } from './import-choices.ts';
import { NameMatching } from './name-matching.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { OpenedFile } from './session/import-calls.ts';
import type { Import } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exchange.module.css';

const { units: unitTexts, plan: texts, failure, run } = exchangeMessages;

/** What the file does not say, what it would bring, and the way to bring it. */
export function ImportReview({ importing, opened }: { importing: Import; opened: OpenedFile }) {
  const { answers, plan, planError, isComplete, answer, start } = importing;
  if (!answers) return null;
  return (
    <div className={styles.block}>
      <UnitQuestions questions={opened.questions} answers={answers} onAnswer={answer} />
      {opened.names.length > 0 ? (
        <NameMatching names={opened.names} answers={answers} onAnswer={answer} />
      ) : null}
      <section className={styles.block} aria-labelledby="que-se-sumaria">
        <h3 id="que-se-sumaria">{texts.title}</h3>
        {isComplete ? null : <p>{texts.answerFirst}</p>}
        {isComplete && !plan && planError === undefined ? (
          <p role="status" className={textStyles.secondary}>
            {texts.counting}
          </p>
        ) : null}
        {planError === undefined ? null : (
          <ErrorState
            level={3}
            title={failure.title}
            advice={readableError(planError)}
            actions={<Button onClick={() => answer(answers)}>{failure.retry}</Button>}
          />
        )}
        {plan ? (
          <>
            <PlanSummary plan={plan} />
            {plan.ids.length === 0 ? (
              <p role="status">{texts.nothing}</p>
            ) : (
              <StartButton count={plan.ids.length} onStart={start} />
            )}
          </>
        ) : null}
      </section>
    </div>
  );
}

type Answering = { answers: ImportAnswers; onAnswer: (next: ImportAnswers) => void };

const UnitQuestions = ({
  questions,
  answers,
  onAnswer,
}: Answering & Pick<OpenedFile, 'questions'>) => (
  <>
    {questions.weight ? (
      <Segmented
        legend={unitTexts.weight}
        hint={unitTexts.weightHint}
        options={[
          { value: 'kg', label: unitTexts.kg },
          { value: 'lb', label: unitTexts.lb },
        ]}
        value={answers.weight}
        onValueChange={(weight) => onAnswer({ ...answers, weight })}
      />
    ) : null}
    {questions.distance ? (
      <Segmented
        legend={unitTexts.distance}
        hint={unitTexts.weightHint}
        options={[
          { value: 'km', label: unitTexts.km },
          { value: 'mi', label: unitTexts.mi },
          { value: 'm', label: unitTexts.m },
        ]}
        value={answers.distance}
        onValueChange={(distance) => onAnswer({ ...answers, distance })}
      />
    ) : null}
  </>
);

/** Writing is of members. It is asked here, and not of thousands of writes one by one. */
function StartButton({ count, onStart }: { count: number; onStart: () => void }) {
  const { status } = useMembership();
  const [wasRefused, setWasRefused] = useState(false);

  function press() {
    if (status === 'active') {
      onStart();
      return;
    }
    setWasRefused(true);
    if (status === 'inactive') announceRefusal('membership_required', 'call');
  }

  return (
    <>
      <Button variant="primary" onClick={press}>
        {texts.confirm(countWorkouts(count))}
      </Button>
      {wasRefused && status === 'inactive' ? (
        <Alert
          kind="warning"
          announce
          title={ERRORS.membership_required.message}
          actions={
            <LinkButton render={(linkProps) => <Link to="/membresias" {...linkProps} />}>
              {run.memberships}
            </LinkButton>
          }
        >
          {run.keptSafe}
        </Alert>
      ) : null}
      {wasRefused && status === 'unknown' ? (
        <Alert kind="warning" announce title={run.membershipUnknown}>
          {run.membershipUnknownMore} {run.keptSafe}
        </Alert>
      ) : null}
    </>
  );
}
