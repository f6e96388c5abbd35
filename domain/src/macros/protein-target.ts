import { traced, type Rule, type Traced } from '../evidence/traced.ts';
import type { Goal, Level } from '../person/choices.ts';
import { hasFinding } from '../clinical/clinical-state.ts';
import { isPregnantOrNursing } from '../clinical/medical-decisions.ts';
import type { Profile } from '../profile/profile.ts';

type ProteinChoice = Omit<Rule, 'title' | 'unit'> & {
  readonly gramsPerKg: number;
  readonly ceilingPerKg?: number;
};

const CHOSEN_INSIDE = 'Elegimos un punto dentro del rango publicado.';

const KIDNEY: ProteinChoice = {
  rule: 'protein.kidney-disease',
  gramsPerKg: 0.8,
  ceilingPerKg: 0.8,
  basis: 'source',
  sources: ['kdigo2024'],
  note: 'Con enfermedad renal no se pasa de acá, sea cual sea el objetivo. Menos que esto, solo con control de tu equipo.',
};
const CIRRHOSIS: ProteinChoice = {
  rule: 'protein.cirrhosis',
  gramsPerKg: 1.2,
  basis: 'expert_judgement',
  sources: [],
  note: 'Con cirrosis el músculo se pierde con facilidad y no conviene comer poca proteína. La cantidad la ajusta tu equipo.',
};
const MINOR: ProteinChoice = {
  rule: 'protein.minor',
  gramsPerKg: 1.2,
  basis: 'forja_rule',
  sources: [],
  note: 'Los estudios de deportistas son de adultos: para menos de 18 años usamos una cantidad moderada, la misma para cualquier objetivo.',
};
const PREGNANCY: ProteinChoice = {
  rule: 'protein.pregnancy-or-breastfeeding',
  gramsPerKg: 1.2,
  basis: 'forja_rule',
  sources: [],
  note: 'Cantidad moderada. La tuya la define tu obstetra.',
};

/** Kidney function needs urine albumin, which the form does not ask. */
const DIABETES: ProteinChoice = {
  rule: 'protein.diabetes',
  gramsPerKg: 1,
  ceilingPerKg: 1.3,
  basis: 'forja_rule',
  sources: ['kdigo2024'],
  note: 'Con diabetes, y sin saber que el riñón está bien, usamos una cantidad prudente para cualquier objetivo y no pasamos de 1,3 g por kilo, que es lo que se aconseja no pasar cuando hay riesgo renal.',
};

/** Goals other than maintenance take the upper part of the range from 65. */
function olderAdultProtein(goal: Goal): ProteinChoice {
  if (goal === 'maintenance')
    return {
      rule: 'protein.older-maintenance',
      gramsPerKg: 1.2,
      basis: 'source',
      sources: ['bauer2013', 'nunes2022'],
      note: 'Desde los 65 años hace falta más proteína que la mínima para sostener el músculo.',
    };
  return {
    rule: 'protein.older-training',
    gramsPerKg: 1.5,
    basis: 'forja_rule',
    sources: ['nunes2022', 'bauer2013'],
    note: `Desde los 65 años alcanza con 1,2 a 1,59 g por kilo. ${CHOSEN_INSIDE}`,
  };
}

const isTrained = (level: Level): boolean => level === 'advanced' || level === 'elite';

function adultProtein(goal: Goal, level: Level): ProteinChoice {
  if (goal === 'fat_loss')
    return {
      rule: 'protein.fat-loss',
      gramsPerKg: isTrained(level) ? 2.2 : 2,
      basis: 'forja_rule',
      sources: ['hector2018', 'longland2016', 'jager2017'],
      note: `Comiendo menos, la proteína cuida el músculo: en deportistas se usa de 1,6 a 2,4 g por kilo. ${CHOSEN_INSIDE}`,
    };
  if ((goal === 'muscle_gain' || goal === 'strength') && isTrained(level))
    return {
      rule: 'protein.gain-trained',
      gramsPerKg: 1.8,
      basis: 'forja_rule',
      sources: ['jager2017', 'morton2018'],
      note: `El efecto medio deja de crecer cerca de 1,6 g por kilo; para quien entrena se recomienda de 1,4 a 2. ${CHOSEN_INSIDE}`,
    };
  if (goal === 'muscle_gain' || goal === 'strength')
    return {
      rule: 'protein.gain',
      gramsPerKg: 1.6,
      basis: 'source',
      sources: ['morton2018', 'nunes2022'],
      note: 'Más que esto no sumó músculo en el promedio de los estudios.',
    };
  if (goal === 'performance')
    return {
      rule: 'protein.performance',
      gramsPerKg: 1.6,
      basis: 'forja_rule',
      sources: ['jager2017'],
      note: `Para quien entrena se recomienda de 1,4 a 2 g por kilo. ${CHOSEN_INSIDE}`,
    };
  return {
    rule: 'protein.maintenance',
    gramsPerKg: 1.4,
    basis: 'source',
    sources: ['jager2017'],
    note: 'Lo mínimo que se recomienda a quien entrena.',
  };
}

type ProteinEnergy = { readonly goalApplied: Goal; readonly target?: Traced };

function selectProtein(profile: Profile, { goalApplied }: ProteinEnergy): ProteinChoice {
  if (hasFinding(profile, 'kidney_disease')) return KIDNEY;
  if (hasFinding(profile, 'cirrhosis')) return CIRRHOSIS;
  if (hasFinding(profile, 'minor')) return MINOR;
  if (isPregnantOrNursing(profile)) return PREGNANCY;
  if (hasFinding(profile, 'diabetes')) return DIABETES;
  // A blocked deficit needs no extra protein to protect muscle.
  const goal = profile.goal === 'fat_loss' ? goalApplied : profile.goal;
  return hasFinding(profile, 'aged_65_or_more')
    ? olderAdultProtein(goal)
    : adultProtein(goal, profile.level);
}

const LIMITED_NOTE =
  'La bajamos para que no pase de 2,2 g por kilo, de 3,1 g por kilo de masa magra ni del 35 % de la energía.';

const proteinCeiling = (
  rule: Omit<Rule, 'title' | 'unit'>,
  techoPorKg: number,
  mass: Traced,
): Traced =>
  traced(
    { ...rule, rule: `${rule.rule}-ceiling`, title: 'Proteína por día, como mucho', unit: 'g' },
    { techoPorKg, pesoDeCalculo: mass.value },
    [['gramos', 'floor(round(techoPorKg * pesoDeCalculo, 6))']],
  );

/** Grams per day, and per kg of reference mass. */
export function proteinTarget(
  profile: Profile,
  energy: ProteinEnergy,
  { mass, lean }: { mass: Traced; lean: Traced | undefined },
): { protein: Traced; proteinPerKg: Traced; ceiling: Traced | undefined } {
  const { gramsPerKg, ceilingPerKg, ...rule } = selectProtein(profile, energy);
  const inputs = {
    proteinaPorKg: gramsPerKg,
    pesoDeCalculo: mass.value,
    ...(energy.target && { meta: energy.target.value }),
    ...(lean && { masaMagraKg: lean.value }),
  };
  const caps = [
    '2.2 * pesoDeCalculo',
    ...(lean ? ['3.1 * masaMagraKg'] : []),
    ...(energy.target ? ['0.35 * meta / 4'] : []),
  ].join(', ');
  const grams = ['proteina', `min(proteinaPorKg * pesoDeCalculo, ${caps})`] as const;
  const isLimited =
    gramsPerKg * mass.value >
    Math.min(
      2.2 * mass.value,
      3.1 * (lean?.value ?? Infinity),
      (0.35 * (energy.target?.value ?? Infinity)) / 4,
    );
  const proteinRule: Omit<Rule, 'title' | 'unit'> = isLimited
    ? { ...rule, basis: 'forja_rule', note: `${rule.note ?? ''} ${LIMITED_NOTE}`.trim() }
    : rule;
  return {
    // Rounding down keeps the value under its ceiling.
    protein: traced({ ...proteinRule, title: 'Proteína por día', unit: 'g' }, inputs, [
      grams,
      ['gramos', 'floor(round(proteina, 6))'],
    ]),
    proteinPerKg: traced(
      {
        ...proteinRule,
        rule: `${proteinRule.rule}-per-kg`,
        title: 'Proteína por kilo',
        unit: 'g/kg',
      },
      inputs,
      [grams, ['porKg', 'round(proteina / pesoDeCalculo, 2)']],
    ),
    ceiling: ceilingPerKg === undefined ? undefined : proteinCeiling(rule, ceilingPerKg, mass),
  };
}
