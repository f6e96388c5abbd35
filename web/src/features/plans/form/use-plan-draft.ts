import { generatePlan } from '@forja/domain/plan/generate-plan';
import { useEffect, useMemo, useState } from 'react';
import { type PlanDraft, getPreviewInput, type Problems, readDraft } from '../draft/plan-draft.ts';
import { loadDraft, storeDraft } from '../draft/stored-draft.ts';

const MISSING: readonly [keyof PlanDraft, string][] = [
  ['ageYears', 'Falta la edad'],
  ['weightKg', 'Falta el peso'],
  ['heightCm', 'Falta la altura'],
  ['sex', 'Falta el sexo'],
];

function describeMissing(draft: PlanDraft, problems: Problems): string {
  const field = MISSING.find(([name]) => problems[name]);
  if (!field) return Object.keys(problems).length > 0 ? 'Hay un dato para revisar' : '';
  const [name, missing] = field;
  return draft[name] === '' ? missing : missing.replace('Falta', 'Revisá');
}

/** The draft of the form, kept on the device, with what can be said of it so far. */
export function usePlanDraft() {
  const [draft, setDraft] = useState(loadDraft);
  /** Paths whose sentence may be shown: left, or tried to go on with. */
  const [touchedPaths, setTouchedPaths] = useState<ReadonlySet<string>>(new Set());
  /** What the server refused, until that field changes. */
  const [refused, setRefused] = useState<Problems>({});

  useEffect(() => storeDraft(draft), [draft]);

  const { input, problems } = useMemo(() => readDraft(draft), [draft]);
  const preview = useMemo(() => {
    const previewInput = getPreviewInput(draft);
    return previewInput && generatePlan(previewInput);
  }, [draft]);

  return {
    draft,
    input,
    problems,
    preview,
    missing: describeMissing(draft, problems),
    change: (changed: Partial<PlanDraft>) => {
      setDraft((before) => ({ ...before, ...changed }));
      setRefused({});
    },
    markTouched: (path: string) => setTouchedPaths((before) => new Set([...before, path])),
    show: (paths: readonly string[]) => setTouchedPaths((before) => new Set([...before, ...paths])),
    refuse: (fields: readonly { path: string; message: string }[]) =>
      setRefused(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
    findProblem: (path: string): string | undefined =>
      refused[path] ?? (touchedPaths.has(path) ? problems[path] : undefined),
  };
}
