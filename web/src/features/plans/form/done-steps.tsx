import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { Button } from '../../../design/actions/button.tsx';
import { trimmed } from '../../../design/format.ts';
import { iconCheck } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { answeredQuestions, type PlanDraft, questionsFor, type StepNumber } from '../draft/plan-draft.ts';
import { conditionLabels, levelLabels, sexLabels } from '../plans.messages.ts';

/** As it is written here, however it was typed: "78.4" is 78,4. */
function shown(typed: string): string {
  const value = parseDecimal(typed);
  return value === undefined ? typed : trimmed(value);
}

/** How many, never which: this line is on sight while the rest of the form is answered. */
function answered(draft: PlanDraft): string {
  const [given, asked] = [answeredQuestions(draft).length, questionsFor(draft).length];
  return given === 0 ? 'Sin contestar' : `${given} de ${asked} preguntas contestadas`;
}

function summaries(draft: PlanDraft) {
  const sex = draft.sex === '' ? '' : `, ${sexLabels[draft.sex].toLowerCase()}`;
  const level = draft.level === '' ? '' : `, ${levelLabels[draft.level].toLowerCase()}`;
  const conditions = draft.conditions
    .map((each) => (each === 'none' ? 'Sin diagnósticos' : conditionLabels[each]))
    .join(', ');
  return [
    {
      step: 0 as const,
      title: 'Tus datos',
      text: `${shown(draft.ageYears)} años, ${shown(draft.weightKg)} kg, ${shown(draft.heightCm)} cm${sex}, ${draft.trainingDays} días`,
    },
    { step: 1 as const, title: 'Tu salud', text: `${conditions}${level}` },
    { step: 2 as const, title: 'Antes de seguir', text: answered(draft) },
  ];
}

/** Finished steps fold to one line with the way back. */
export function DoneSteps({
  draft,
  current,
  onChange,
}: {
  draft: PlanDraft;
  current: StepNumber;
  onChange: (step: StepNumber) => void;
}) {
  const done = summaries(draft).filter(({ step }) => step < current);
  if (done.length === 0) return null;
  return (
    <div className="gp-hecho">
      {done.map(({ step, title, text }) => (
        <div key={step}>
          <Icon path={iconCheck} size="s" />
          <p>
            <b>{title}</b>
            {text}
          </p>
          <Button variant="text" onClick={() => onChange(step)}>
            Cambiar<span className="vh"> {title.toLowerCase()}</span>
          </Button>
        </div>
      ))}
    </div>
  );
}
