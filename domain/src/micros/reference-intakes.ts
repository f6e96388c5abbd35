import { hasFinding } from '../clinical/clinical-state.ts';
import { potassiumIsMedical, waterIsMedical } from '../clinical/medical-decisions.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import type { Profile } from '../person/profile.ts';
import { STAGE_INTAKES, type LifeStage } from './life-stages.data.ts';
import { NUTRIENTS, type FromAge, type Nutrient } from './nutrients.data.ts';
import { SUPPLEMENT_CEILINGS } from './supplement-ceilings.data.ts';

export type ReferenceIntake = {
  id: string;
  name: string;
  kind: Nutrient['kind'];
  /** Per day, from food. */
  intake: Traced;
  /** Not to pass. Absent: none set for this age. */
  upper?: Traced;
  /** Not to pass with supplements, where the European ceiling is lower. Adults only. */
  supplementUpper?: Traced;
};

/** Ages from which the adult table holds. */
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

/** Minerals that a sick kidney holds back, besides potassium. */
const HELD_BY_KIDNEY = ['phosphorus', 'magnesium'];

const atAge = (amounts: readonly FromAge[], age: number): number | undefined =>
  amounts.findLast(({ from }) => age >= from)?.amount;

const NOT_READ = 'Cifra de uso general que todavía no leímos en la tabla original.';

function figure(
  rule: string,
  title: string,
  unit: string,
  amount: number,
  source: SourceKey | undefined,
  note?: string,
): Traced {
  const told = [note, source ? undefined : NOT_READ].filter((part) => part !== undefined).join(' ');
  return traced(
    {
      rule,
      title,
      unit,
      basis: source ? 'source' : 'expert_judgement',
      sources: source ? [source] : [],
      ...(told && { note: told }),
    },
    {},
    [['cantidad', String(amount)]],
  );
}

/** In Spanish, of an adult of this age. */
function noteOf({ note, noteFrom50 }: Nutrient, age: number): string | undefined {
  const told = [note, age >= 50 ? noteFrom50 : undefined].filter((part) => part !== undefined).join(' ');
  return told || undefined;
}

const upperFigure = ({ id, name, unit, source, upper }: Nutrient, ceiling: number, stage = ''): Traced =>
  figure(
    `upper-intake.${id}${stage}`,
    `${name}, como mucho`,
    unit,
    ceiling,
    upper?.read ? source : undefined,
    upper?.note,
  );

function adultUpper(nutrient: Nutrient, age: number): { upper?: Traced } {
  const { upper } = nutrient;
  const ceiling = upper && age < (upper.until ?? Infinity) ? atAge(upper.amounts, age) : undefined;
  return ceiling === undefined ? {} : { upper: upperFigure(nutrient, ceiling) };
}

function supplementUpper({ id, name, unit, source, upper }: Nutrient): { supplementUpper?: Traced } {
  const ceiling = SUPPLEMENT_CEILINGS[id];
  if (!ceiling) return {};
  const sources = [upper?.read ? source : undefined, ceiling.source].filter((key) => key !== undefined);
  const told = ['El menor de los dos topes que se publican, el de Estados Unidos y el de Europa.', ceiling.note];
  return {
    supplementUpper: traced(
      {
        rule: `supplement-ceiling.${id}`,
        title: `${name} en suplementos, como mucho`,
        unit,
        basis: 'forja_rule',
        sources,
        note: told.filter((part) => part !== undefined).join(' '),
      },
      { topeDeEstadosUnidos: ceiling.american, topeDeEuropa: ceiling.european },
      [['tope', 'min(topeDeEstadosUnidos, topeDeEuropa)']],
    ),
  };
}

function adultIntake(nutrient: Nutrient, { sex, ageYears }: Profile): ReferenceIntake[] {
  const { id, name, kind, unit, source } = nutrient;
  const amount = atAge(nutrient.intake[sex], ageYears);
  if (amount === undefined) return [];
  const note = noteOf(nutrient, ageYears);
  return [
    {
      id,
      name,
      kind,
      intake: figure(`reference-intake.${id}`, `${name} por día`, unit, amount, source, note),
      ...adultUpper(nutrient, ageYears),
      ...supplementUpper(nutrient),
    },
  ];
}

function stageIntake(nutrient: Nutrient, stage: LifeStage, { sex, ageYears }: Profile): ReferenceIntake[] {
  const { id, name, kind, unit } = nutrient;
  const row = STAGE_INTAKES[id];
  if (!row) return [];
  const isTeen = stage === 'from-14-to-18';
  const amount = isTeen ? row.teen[sex === 'male' ? 0 : 1] : atAge(row[stage], ageYears);
  if (amount === undefined) return [];
  const ceiling = isTeen
    ? row.teenUpper !== undefined && { upper: upperFigure(nutrient, row.teenUpper, `-${stage}`) }
    : adultUpper(nutrient, ageYears);
  const rule = `reference-intake.${id}-${stage}`;
  return [
    { id, name, kind, intake: figure(rule, `${name} por día`, unit, amount, row.source, nutrient.note), ...ceiling },
  ];
}

/** The stage whose amounts hold instead of those of adults. 'unknown': there is one, and we lack its amounts. */
function stageOf(profile: Profile): LifeStage | 'unknown' | undefined {
  const isYoung = profile.ageYears < ADULT_FROM;
  if (!hasFinding(profile, 'pregnancy', 'breastfeeding')) return isYoung ? 'from-14-to-18' : undefined;
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

/** Vitamins, minerals, essential fats and water for this sex, age and stage of life. What has no amount for the stage is not listed. */
export function referenceIntakes(profile: Profile): { intakes: ReferenceIntake[]; notices: Notice[] } {
  const stage = stageOf(profile);
  if (stage === 'unknown') return { intakes: [], notices: [NOT_IN_TABLE] };
  const kidney = hasFinding(profile, 'kidney_disease');
  const medical = [
    ...(kidney ? HELD_BY_KIDNEY : []),
    ...(potassiumIsMedical(profile) ? ['potassium'] : []),
    ...(waterIsMedical(profile) ? ['total-water'] : []),
  ];
  const shown = NUTRIENTS.filter(({ id }) => !medical.includes(id));
  return {
    intakes: shown.flatMap((nutrient) =>
      stage ? stageIntake(nutrient, stage, profile) : adultIntake(nutrient, profile),
    ),
    notices: [...stageNotices(profile, stage), ...(kidney ? [KIDNEY] : [])],
  };
}
