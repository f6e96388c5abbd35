import { compoundById } from '../../compounds/compounds.data.ts';
import type { Compound, RiskClass } from '../../compounds/compound.ts';
import type { Chemistry } from '../../person/plan-input.ts';
import type { Profile } from '../../profile/profile.ts';

export type DeclaredCompound = {
  readonly id: string;
  readonly name: string;
  readonly riskClass: RiskClass;
  readonly androgen: boolean;
  readonly humanReference: boolean;
  readonly neverList: boolean;
};

/** Declared chemistry with unknowns replaced by the riskier option. */
export type DeclaredChemistry = Omit<Chemistry, 'compounds'> & {
  /** Legal supplements excluded. */
  readonly compounds: readonly DeclaredCompound[];
  readonly unnamed: boolean;
};

const UNKNOWN_ANDROGEN = {
  name: 'un anabólico sin identificar',
  riskClass: 'test_ester',
  androgen: true,
  humanReference: false,
  neverList: false,
} as const satisfies Omit<DeclaredCompound, 'id'>;

const NOTHING_DECLARED: Chemistry = {
  compounds: [],
  doseMultiple: 'unknown',
  origin: 'unknown',
  yearsOfUse: 0,
  medicalFollowUp: false,
  sharesEquipment: false,
  withoutBreak: false,
};

const findCompound = (id: string): Compound | DeclaredCompound =>
  compoundById(id) ?? { ...UNKNOWN_ANDROGEN, id };

export function declaredChemistry({
  chemistry = NOTHING_DECLARED,
}: Pick<Profile, 'chemistry'>): DeclaredChemistry {
  const named = [...new Set(chemistry.compounds)].map(findCompound);
  const compounds = named.filter(({ riskClass }) => riskClass !== 'legal_supplement');
  if (named.length > 0) return { ...chemistry, compounds, unnamed: false };
  return {
    ...chemistry,
    compounds: [{ ...UNKNOWN_ANDROGEN, id: 'unknown' }],
    doseMultiple: 'unknown',
    origin: 'unknown',
    unnamed: true,
  };
}
