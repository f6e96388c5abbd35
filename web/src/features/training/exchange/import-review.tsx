import { Segmented } from '../../../design/inputs/segmented.tsx';
import { ImportPlan } from '../../../shared/imports/import-plan.tsx';
import { importsMessages } from '../../../shared/imports/imports.messages.ts';
import { MassUnitQuestion } from '../../../shared/imports/mass-unit-question.tsx';
import { useMembership } from '../../membership/membership.queries.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';
import type { ImportAnswers } from './import-choices.ts';
import { NameMatching } from './name-matching.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { OpenedFile } from './session/import-calls.ts';
import type { Import } from './use-import.ts';
import * as importStyles from '../../../shared/imports/imports.module.css';

const { units: unitTexts, plan: texts, failure, run } = exchangeMessages;
const { weightUnits } = importsMessages;

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
      <ImportPlan
        texts={texts}
        failure={failure}
        isComplete={isComplete}
        report={plan && <PlanSummary plan={plan} />}
        planError={planError}
        onRetry={() => answer(answers)}
        start={
          plan && plan.ids.length > 0
            ? {
                label: texts.confirm(countWorkouts(plan.ids.length)),
                membership: status,
                keptSafe: run.keptSafe,
                onStart: start,
              }
            : undefined
        }
      />
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
      <MassUnitQuestion
        value={answers.weight}
        onAnswer={(weight) => onAnswer({ ...answers, weight })}
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
