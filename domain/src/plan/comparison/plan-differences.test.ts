import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { planDifferences } from './plan-differences.ts';
import type { Plan } from '../plan.ts';
import { generatePlan } from '../generate-plan.ts';
import { planOf } from '../plan-of.fixture.ts';
import { planSample } from '../plan-sample.fixture.ts';
import { recomputePlan } from '../recompute-plan.ts';

const between = (before: Partial<PlanInput>, after: Partial<PlanInput>) =>
  planDifferences(planOf(aPerson(before)), planOf(aPerson(after)));
const rowOf = (rows: ReturnType<typeof planDifferences>, what: string) =>
  rows.find((row) => row.what === what);

/** Saved plan of an older engine, with a retired protein rule. */
function anOldPlan(changes: Partial<Plan['macros']>): Plan {
  const plan = planOf(aPerson());
  return { ...plan, engineVersion: '0.9.0', macros: { ...plan.macros, ...changes } };
}

test('a lower weight lists the changed figures and names the weight as the cause', () => {
  expect(rowOf(between({}, { weightKg: 76 }), 'Gasto en reposo')).toEqual({
    part: 'food',
    what: 'Gasto en reposo',
    from: '1.780 kcal',
    to: '1.740 kcal',
    cause: 'input',
    why: 'Cambió tu peso (de 80 a 76 kg). En la cuenta: peso kg de 80 a 76.',
  });
});

test('another goal names the rule that now applies', () => {
  const rows = between({}, { goal: 'fat_loss' });
  expect(rowOf(rows, 'Proteína por día')).toMatchObject({
    from: '112 g',
    to: '160 g',
    cause: 'rule',
    why: expect.stringMatching(/^Cambió tu objetivo\. Corresponde otra regla: Comiendo menos/),
  });
  expect(rowOf(rows, 'Energía por día')?.why).toBe(
    'Cambió tu objetivo. Corresponde otra regla: Energía para bajar grasa.',
  );
});

test('a renamed exercise is not a difference', () => {
  const plan = planOf(aPerson());
  const days = plan.training.days.map((day) => ({
    ...day,
    exercises: day.exercises.map((exercise) => ({
      ...exercise,
      name: `${exercise.name} de antes`,
    })),
  }));
  expect(planDifferences({ ...plan, training: { ...plan.training, days } }, plan)).toEqual([]);
});

test('differences with an older engine name the engine as the cause', () => {
  const saved = anOldPlan({});
  const after = recomputePlan(saved);
  if (!after.ok) throw new Error('no plan');
  const older = anOldPlan({
    fat: {
      ...saved.macros.fat,
      value: 80,
      steps: [{ name: 'gramos', expression: '80', value: 80 }],
    },
  });
  expect(planDifferences(older, after.plan)).toEqual([
    {
      part: 'food',
      what: 'Grasa por día',
      from: '80 g',
      to: `${saved.macros.fat.value} g`,
      cause: 'engine_version',
      why: `Forja pasó de la versión 0.9.0 a la ${after.plan.engineVersion}, que hace otra cuenta. Sigue a la energía y a la proteína del plan.`,
    },
  ]);
  const otherRule = anOldPlan({
    protein: { ...saved.macros.protein, value: 64, rule: 'protein.old' },
  });
  expect(planDifferences(otherRule, after.plan)).toMatchObject([
    {
      what: 'Proteína por día',
      cause: 'engine_version',
      why: expect.stringContaining('Corresponde otra regla: Lo mínimo'),
    },
  ]);
});

test('added and removed figures are reported as such', () => {
  const rows = between({ goal: 'fat_loss' }, { goal: 'fat_loss', conditions: ['kidney_disease'] });
  expect(rowOf(rows, 'Potasio por día')).toMatchObject({ from: '3.400 mg', to: 'ya no está' });
  expect(rowOf(between({ conditions: ['kidney_disease'] }, {}), 'Potasio por día')).toMatchObject({
    from: 'no estaba',
    to: '3.400 mg',
  });
});

test('exercises and notices list what is removed and added', () => {
  const rows = between({}, { equipment: 'bodyweight', conditions: ['diabetes'] });
  expect(rowOf(rows, 'Ejercicios')).toMatchObject({
    part: 'training',
    from: expect.stringMatching(/^sale: /),
    to: expect.stringMatching(/^entra: /),
    why: 'Cambió tus condiciones médicas y tu equipamiento.',
  });
  expect(rowOf(rows, 'Avisos')).toMatchObject({
    from: 'no sale nada',
    to: expect.stringContaining('En la diabetes no hay un único reparto'),
  });
});

test('with and without chemistry differ in risk, check-ups and supplements, and in no figure of food or training', () => {
  const rows = between(
    {},
    {
      cycleType: 'steroid',
      chemistry: {
        compounds: ['oxandrolone'],
        doseMultiple: 'unknown',
        origin: 'unknown',
        yearsOfUse: 0,
        medicalFollowUp: true,
        sharesEquipment: false,
        withoutBreak: false,
      },
    },
  );
  expect([...new Set(rows.map(({ part }) => part))]).toEqual(['supplements', 'risk', 'check_ups']);
  expect(rowOf(rows, 'Nivel de riesgo con química')).toMatchObject({
    from: 'no estaba',
    to: expect.stringMatching(/^(Alto|Muy Alto)$/),
  });
  expect(rowOf(rows, 'Controles médicos')?.to).toMatch(
    /^entra: Antes de empezar \(\d+ estudios\); /,
  );
});

test('an empty field equals its default', () => {
  expect(between({}, { activity: 'sedentary', equipment: 'gym', foodsToAvoid: [] })).toEqual([]);
});

/** Reversed keys, because databases may reorder them. */
const reversed = (input: PlanInput): PlanInput =>
  Object.fromEntries(Object.entries(input).toReversed()) as PlanInput;

const RULES: Rules<{ readonly input: PlanInput; readonly plan: Plan }> = {
  'a regenerated plan has no differences, whatever the order of its fields': ({ input, plan }) => {
    const saved = JSON.parse(JSON.stringify({ ...plan, input: reversed(input) })) as Plan; // a copy
    const recomputed = recomputePlan(saved);
    return recomputed.ok
      ? planDifferences(saved, recomputed.plan).map(({ what }) => what)
      : ['refused'];
  },
};

const check = ruleChecker(function* () {
  for (const { input, outcome } of planSample())
    yield outcome.ok ? { input, plan: outcome.plan } : undefined;
}, RULES);

test.each(Object.keys(RULES))('%s', check);

test('comparing two plans gives complete texts and the same items in both directions', () => {
  fc.assert(
    fc.property(anyPerson, anyPerson, (one, other) => {
      const [before, after] = [generatePlan(one), generatePlan(other)];
      if (!before.ok || !after.ok) return;
      const rows = planDifferences(before.plan, after.plan);
      const isComplete = ({ what, from, to, why }: (typeof rows)[number]) =>
        from !== to &&
        [what, from, to, why].every((text) => text !== '' && text === text.trim()) &&
        [from, to, why].every((text) => !/undefined|NaN|null|\[object/.test(text));
      expect(rows.filter((row) => !isComplete(row))).toEqual([]);
      const names = (of: typeof rows) => of.map(({ what }) => what).toSorted();
      expect(names(planDifferences(after.plan, before.plan))).toEqual(names(rows));
    }),
  );
});
