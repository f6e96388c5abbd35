import { hasFinding } from '../clinical/clinical-state.ts';
import { isPotassiumMedical, isWaterMedical } from '../clinical/medical-decisions.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { STAGE_INTAKES, type LifeStage } from './life-stages.data.ts';
import { NUTRIENTS, type FromAge, type Nutrient } from './nutrients.data.ts';
import { SUPPLEMENT_CEILINGS } from './supplement-ceilings.data.ts';

export type ReferenceIntake = {
  id: string;
  name: string;
  kind: Nutrient['kind'];
  /** Per day, from food. */
  intake: Traced;
  /** Absent when none is set for this age. */
  upper?: Traced;
  /** Adults only, where the European ceiling is lower. */
  supplementUpper?: Traced;
};

const ADULT_FROM = 19;

const NOT_IN_TABLE: Notice = {
  code: 'reference-intakes-not-for-you',
  severity: 'info',
  text: 'No mostramos vitaminas y minerales de referencia: antes de los 19 años, en el embarazo y en la lactancia las cantidades son otras, y no las tenemos. Consultá.',
  basis: 'forja_rule',
  sources: [],
};

const TEEN: Notice = {
  code: 'reference-intakes-of-your-age',
  severity: 'info',
  text: 'Estas cantidades son las de 14 a 18 años. De las vitaminas y los minerales que no están en la lista no tenemos la de tu edad.',
  basis: 'forja_rule',
  sources: [],
};

const OBSTETRICIAN: Notice = {
  code: 'reference-intakes-obstetrician',
  severity: 'warning',
  text: 'Esto lo decide tu obstetra. La app te muestra información general y no cambia lo que te indicaron.',
  basis: 'forja_rule',
  sources: [],
};

const IF_PREGNANT: Notice = {
  code: 'reference-intakes-if-pregnant',
  severity: 'info',
  text: 'Son las cantidades de quien no está embarazada. Si lo estás, o puede ser, son otras: consultá.',
  basis: 'forja_rule',
  sources: [],
};

const KIDNEY: Notice = {
  code: 'reference-intakes-kidney',
  severity: 'warning',
  text: 'Con enfermedad renal no valen las cantidades generales de potasio, fósforo y magnesio: las decide tu equipo con tus análisis.',
  basis: 'forja_rule',
  sources: ['kdigo2024'],
};

const KIDNEY_RETAINED_MINERALS = ['phosphorus', 'magnesium'];

const amountAtAge = (amounts: readonly FromAge[], age: number): number | undefined =>
  amounts.findLast(({ from }) => age >= from)?.amount;

const UNVERIFIED_NOTE = 'Cifra de uso general que todavía no leímos en la tabla original.';

function intakeFigure(
  rule: string,
  title: string,
  unit: string,
  amount: number,
  source: SourceKey | undefined,
  note?: string,
): Traced {
  const noteText = [note, source ? undefined : UNVERIFIED_NOTE]
    .filter((part) => part !== undefined)
    .join(' ');
  return traced(
    {
      rule,
      title,
      unit,
      basis: source ? 'source' : 'expert_judgement',
      sources: source ? [source] : [],
      ...(noteText && { note: noteText }),
    },
    {},
    [['cantidad', String(amount)]],
  );
}

function ageNote({ note, noteFrom50 }: Nutrient, age: number): string | undefined {
  const noteText = [note, age >= 50 ? noteFrom50 : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
  return noteText || undefined;
}

const upperFigure = (
  { id, name, unit, source, upper }: Nutrient,
  ceiling: number,
  stage = '',
): Traced =>
  intakeFigure(
    `upper-intake.${id}${stage}`,
    `${name}, como mucho`,
    unit,
    ceiling,
    upper?.verified ? source : undefined,
    upper?.note,
  );

function adultUpper(nutrient: Nutrient, age: number): { upper?: Traced } {
  const { upper } = nutrient;
  const ceiling =
    upper && age < (upper.until ?? Infinity) ? amountAtAge(upper.amounts, age) : undefined;
  return ceiling === undefined ? {} : { upper: upperFigure(nutrient, ceiling) };
}

function supplementUpper({ id, name, unit, source, upper }: Nutrient): {
  supplementUpper?: Traced;
} {
  const ceiling = SUPPLEMENT_CEILINGS[id];
  if (!ceiling) return {};
  const sources = [upper?.verified ? source : undefined, ceiling.source].filter(
    (key) => key !== undefined,
  );
  const noteParts = [
    'El menor de los dos topes que se publican, el de Estados Unidos y el de Europa.',
    ceiling.note,
  ];
  return {
    supplementUpper: traced(
      {
        rule: `supplement-ceiling.${id}`,
        title: `${name} en suplementos, como mucho`,
        unit,
        basis: 'forja_rule',
        sources,
        note: noteParts.filter((part) => part !== undefined).join(' '),
      },
      { topeDeEstadosUnidos: ceiling.american, topeDeEuropa: ceiling.european },
      [['tope', 'min(topeDeEstadosUnidos, topeDeEuropa)']],
    ),
  };
}

function adultIntake(nutrient: Nutrient, { sex, ageYears }: Profile): ReferenceIntake[] {
  const { id, name, kind, unit, source } = nutrient;
  const amount = amountAtAge(nutrient.intake[sex], ageYears);
  if (amount === undefined) return [];
  const note = ageNote(nutrient, ageYears);
  return [
    {
      id,
      name,
      kind,
      intake: intakeFigure(`reference-intake.${id}`, `${name} por día`, unit, amount, source, note),
      ...adultUpper(nutrient, ageYears),
      ...supplementUpper(nutrient),
    },
  ];
}

function stageIntake(
  nutrient: Nutrient,
  stage: LifeStage,
  { sex, ageYears }: Profile,
): ReferenceIntake[] {
  const { id, name, kind, unit } = nutrient;
  const row = STAGE_INTAKES[id];
  if (!row) return [];
  const isTeen = stage === 'from-14-to-18';
  const amount = isTeen ? row.teen[sex === 'male' ? 0 : 1] : amountAtAge(row[stage], ageYears);
  if (amount === undefined) return [];
  const ceiling = isTeen
    ? row.teenUpper !== undefined && { upper: upperFigure(nutrient, row.teenUpper, `-${stage}`) }
    : adultUpper(nutrient, ageYears);
  const rule = `reference-intake.${id}-${stage}`;
  return [
    {
      id,
      name,
      kind,
      intake: intakeFigure(rule, `${name} por día`, unit, amount, row.source, nutrient.note),
      ...ceiling,
    },
  ];
}

function findLifeStage(profile: Profile): LifeStage | 'unknown' | undefined {
  const isYoung = profile.ageYears < ADULT_FROM;
  if (!hasFinding(profile, 'pregnancy', 'breastfeeding'))
    return isYoung ? 'from-14-to-18' : undefined;
  if (isYoung) return 'unknown';
  return hasFinding(profile, 'pregnancy') ? 'pregnancy' : 'breastfeeding';
}

function stageNotices(profile: Profile, stage: LifeStage | undefined): Notice[] {
  if (stage === 'pregnancy' || stage === 'breastfeeding') return [OBSTETRICIAN];
  return [
    ...(stage === 'from-14-to-18' ? [TEEN] : []),
    ...(hasFinding(profile, 'pregnancy_unanswered') ? [IF_PREGNANT] : []),
  ];
}

export function referenceIntakes(profile: Profile): {
  intakes: ReferenceIntake[];
  notices: Notice[];
} {
  const stage = findLifeStage(profile);
  if (stage === 'unknown') return { intakes: [], notices: [NOT_IN_TABLE] };
  const kidney = hasFinding(profile, 'kidney_disease');
  const medical = [
    ...(kidney ? KIDNEY_RETAINED_MINERALS : []),
    ...(isPotassiumMedical(profile) ? ['potassium'] : []),
    ...(isWaterMedical(profile) ? ['total-water'] : []),
  ];
  const applicable = NUTRIENTS.filter(({ id }) => !medical.includes(id));
  return {
    intakes: applicable.flatMap((nutrient) =>
      stage ? stageIntake(nutrient, stage, profile) : adultIntake(nutrient, profile),
    ),
    notices: [...stageNotices(profile, stage), ...(kidney ? [KIDNEY] : [])],
  };
}
