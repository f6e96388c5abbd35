import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { importsMessages } from '../../../shared/imports/imports.messages.ts';
import { StartImport } from '../../../shared/imports/start-import.tsx';
import { useMembership } from '../../membership/membership.queries.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';
import type { ImportAnswers } from './import-choices.ts';
import { NameMatching } from './name-matching.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { OpenedFile } from './session/import-calls.ts';
import type { Import } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';

const { units: unitTexts, plan: texts, failure, run } = exchangeMessages;
const { weightUnits } = importsMessages;

/** What the file does not say, what it would bring, and the way to bring it. */
export function ImportReview({ importing, opened }: { importing: Import; opened: OpenedFile }) {
  const { answers, plan, planError, isComplete, answer, start } = importing;
  const { status } = useMembership();
  if (!answers) return null;
  return (
    <div className={importStyles.block}>
      <UnitQuestions questions={opened.questions} answers={answers} onAnswer={answer} />
      {opened.names.length > 0 ? (
        <NameMatching names={opened.names} answers={answers} onAnswer={answer} />
      ) : null}
      <section className={importStyles.block} aria-labelledby="que-se-sumaria">
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
              <StartImport
                label={texts.confirm(countWorkouts(plan.ids.length))}
                membership={status}
                keptSafe={run.keptSafe}
                onStart={start}
              />
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
        legend={weightUnits.question}
        hint={weightUnits.hint}
        options={[
          { value: 'kg', label: weightUnits.kg },
          { value: 'lb', label: weightUnits.lb },
        ]}
        value={answers.weight}
        onValueChange={(weight) => onAnswer({ ...answers, weight })}
      />
    ) : null}
    {questions.distance ? (
      <Segmented
        legend={unitTexts.distance}
        hint={weightUnits.hint}
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
