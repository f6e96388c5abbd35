import { useEffect, useMemo, useState } from 'react';
import { type FieldPath, get, type Resolver, useForm, useWatch } from 'react-hook-form';
import { toFieldErrors } from '../../../shared/forms/to-field-errors.ts';
import {
  getPreviewInput,
  type PlanDraft,
  type Problems,
  problemsOfStep,
  readDraft,
  type StepNumber,
  toFormPath,
} from '../draft/plan-draft.ts';
import { usePreview } from '../engine.queries.ts';
import { loadDraft, storeDraft } from '../draft/stored-draft.ts';
import { formMessages } from './form.messages.ts';

const { missing: messages } = formMessages;
const REQUIRED = ['ageYears', 'weightKg', 'heightCm', 'sex'] as const;

function describeMissing(draft: PlanDraft, problems: Problems): string {
  const name = REQUIRED.find((each) => problems[each]);
  if (name) return draft[name] === '' ? messages.empty[name] : messages.wrong[name];
  return Object.keys(problems).length > 0 ? messages.other : '';
}

const resolver: Resolver<PlanDraft> = (draft) => {
  const { problems } = readDraft(draft);
  if (Object.keys(problems).length === 0) return { values: draft, errors: {} };
  return { values: {}, errors: toFieldErrors<PlanDraft>(problems) };
};

type Refusal = { draft: PlanDraft; problems: Problems };
export type PlanForm = ReturnType<typeof usePlanForm>;

export function usePlanForm() {
  const [defaultValues] = useState(loadDraft);
  const form = useForm<PlanDraft>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues,
  });
  const { touchedFields, errors } = form.formState;
  const watched = useWatch({ control: form.control });
  // every field has a default
  const draft = watched as PlanDraft;
  /** Refusal of the engine, until an answer changes. */
  const [refused, setRefused] = useState<Refusal>();

  useEffect(() => storeDraft(draft), [draft]);

  const { input, problems } = useMemo(() => readDraft(draft), [draft]);
  const preview = usePreview(useMemo(() => getPreviewInput(draft), [draft]));

  return {
    ...form,
    draft,
    input,
    problems,
    preview,
    missing: describeMissing(draft, problems),
    /** Shows the errors of a step and returns their paths. */
    async checkStep(step: StepNumber): Promise<string[]> {
      const wrong = problemsOfStep(problems, step);
      await form.trigger(wrong as FieldPath<PlanDraft>[]); // paths of the draft
      return wrong;
    },
    refuse: (fields: readonly { path: string; message: string }[]) =>
      setRefused({
        draft,
        problems: Object.fromEntries(
          fields.map(({ path, message }) => [toFormPath(draft, path.split('.')), message]),
        ),
      }),
    /** Error of a field that was left or submitted. Updates while typing. */
    getMessage(path: FieldPath<PlanDraft>): string | undefined {
      const isShown = Boolean(get(touchedFields, path) ?? get(errors, path));
      return (
        (refused?.draft === draft ? refused.problems[path] : undefined) ??
        (isShown ? problems[path] : undefined)
      );
    },
  };
}
