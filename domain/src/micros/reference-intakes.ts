import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { hasKidneyDisease, isPregnantOrNursing, potassiumIsMedical, waterIsMedical } from '../person/health-of.ts';
import type { Profile } from '../person/profile.ts';
import { NUTRIENTS, type FromAge, type Nutrient } from './nutrients.data.ts';

export type ReferenceIntake = {
  id: string;
  name: string;
  kind: Nutrient['kind'];
  /** Per day, from food. */
  intake: Traced;
  /** Not to pass. Absent: none set for this age. */
  upper?: Traced;
};

/** Ages from which the adult table holds. */
const ADULT_FROM = 19;

const NOT_IN_TABLE: Notice = {
  code: 'reference-intakes-not-for-you',
  severity: 'info',
  text: 'No mostramos vitaminas y minerales de referencia: nuestra tabla es de adultos, y antes de los 19 años, en el embarazo y en la lactancia las cantidades son otras. Consultá.',
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

function referenceIntake(nutrient: Nutrient, { sex, ageYears }: Profile): ReferenceIntake[] {
  const { id, name, kind, unit, source, note, upper } = nutrient;
  const amount = atAge(nutrient.intake[sex], ageYears);
  if (amount === undefined) return [];
  const ceiling = upper && ageYears < (upper.until ?? Infinity) ? atAge(upper.amounts, ageYears) : undefined;
  return [
    {
      id,
      name,
      kind,
      intake: figure(`reference-intake.${id}`, `${name} por día`, unit, amount, source, note),
      ...(upper &&
        ceiling !== undefined && {
          upper: figure(
            `upper-intake.${id}`,
            `${name}, como mucho`,
            unit,
            ceiling,
            upper.read ? source : undefined,
            upper.note,
          ),
        }),
    },
  ];
}

/** Vitamins, minerals, essential fats and water for an adult of this sex and age. */
export function referenceIntakes(profile: Profile): { intakes: ReferenceIntake[]; notices: Notice[] } {
  if (profile.ageYears < ADULT_FROM || isPregnantOrNursing(profile)) return { intakes: [], notices: [NOT_IN_TABLE] };
  const kidney = hasKidneyDisease(profile);
  const medical = [
    ...(kidney ? HELD_BY_KIDNEY : []),
    ...(potassiumIsMedical(profile) ? ['potassium'] : []),
    ...(waterIsMedical(profile) ? ['total-water'] : []),
  ];
  const shown = NUTRIENTS.filter(({ id }) => !medical.includes(id));
  return { intakes: shown.flatMap((nutrient) => referenceIntake(nutrient, profile)), notices: kidney ? [KIDNEY] : [] };
}
