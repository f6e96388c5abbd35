import type { RiskClass } from '../../compounds/compound.ts';
import type { DoseMultiple } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import { CLASS_TEXTS } from './class-texts.data.ts';
import type { DeclaredChemistry, DeclaredCompound } from './declared-chemistry.ts';
import { scalePoints } from './point-scale.ts';
import {
  BASE_WEIGHTS,
  CLASS_WEIGHTS,
  DOSE_WEIGHTS,
  EXTRA_COMPOUND,
  ORIGIN_WEIGHTS,
  SHARED_EQUIPMENT_WEIGHT,
  WEEKS,
  WITHOUT_BREAK_WEIGHT,
  YEARS_OF_USE,
} from './risk-weights.data.ts';
import { expertFactor } from './scored-factor.ts';
import type { ScoredFactor } from './scored-factor.ts';

const DOSE_TEXTS: Readonly<Record<DoseMultiple, string>> = {
  up_to_1: 'Cantidad declarada: hasta la de reemplazo médico',
  up_to_2_5: 'Cantidad declarada: más de 1 y hasta 2,5 veces la de reemplazo médico',
  up_to_5: 'Cantidad declarada: más de 2,5 y hasta 5 veces la de reemplazo médico',
  over_5: 'Cantidad declarada: más de 5 veces la de reemplazo médico',
  unknown: 'Cantidad desconocida, o sin dosis humana con qué compararla',
};

function baseFactor(compounds: readonly DeclaredCompound[]): ScoredFactor {
  if (compounds.some(({ androgen, riskClass }) => androgen && riskClass !== 'sarm'))
    return {
      id: 'base-androgen',
      term: 'base',
      points: BASE_WEIGHTS.androgen,
      basis: 'source',
      sources: ['r8'],
      modifiable: true,
      text: 'Usar un esteroide anabólico: en varones sancionados la mortalidad fue 2,81 veces la de los comparados',
    };
  // The register covers steroid users; an equal weight for SARMs is judgement.
  if (compounds.some(({ androgen }) => androgen))
    return expertFactor({
      id: 'base-androgen',
      term: 'base',
      text: 'Usar un SARM: nadie midió su mortalidad, y cuenta como un esteroide anabólico',
      points: BASE_WEIGHTS.androgen,
      sources: ['r8'],
      modifiable: true,
    });
  return expertFactor({
    id: 'base-other-drug',
    term: 'base',
    text: 'Usar una droga sin indicación médica',
    points: BASE_WEIGHTS.onlyOtherDrugs,
    modifiable: true,
  });
}

/** Multiples are unknown without a human reference dose. */
const effectiveDose = ({ compounds, doseMultiple }: DeclaredChemistry): DoseMultiple =>
  compounds.every(({ humanReference }) => humanReference) ? doseMultiple : 'unknown';

function classFactors(compounds: readonly DeclaredCompound[]): ScoredFactor[] {
  const counts = new Map<RiskClass, number>();
  for (const { riskClass } of compounds) counts.set(riskClass, (counts.get(riskClass) ?? 0) + 1);
  return [...counts].map(([riskClass, count]) => {
    const { first, eachMore, most } = CLASS_WEIGHTS[riskClass];
    const { text, sources } = CLASS_TEXTS[riskClass];
    return expertFactor({
      id: `class-${riskClass.replaceAll('_', '-')}`,
      term: 'clases',
      text: count > 1 ? `${text} (${count})` : text,
      points: Math.min(first + eachMore * (count - 1), most),
      sources: [...sources],
      modifiable: true,
    });
  });
}

export function substanceFactors(profile: Profile, chemistry: DeclaredChemistry): ScoredFactor[] {
  const { compounds } = chemistry;
  if (compounds.length === 0) return [];
  const dose = effectiveDose(chemistry);
  const extra = compounds.length - 1;
  const weeksText = `${profile.cycleWeeks} semanas seguidas`;
  return [
    baseFactor(compounds),
    expertFactor({
      id: 'dose',
      term: 'dosis',
      text: DOSE_TEXTS[dose],
      points: DOSE_WEIGHTS[dose],
      sources: ['r37'],
      modifiable: true,
    }),
    expertFactor({
      id: 'weeks',
      term: 'semanas',
      text: chemistry.withoutBreak ? 'Uso sin descanso' : weeksText,
      points: chemistry.withoutBreak
        ? WITHOUT_BREAK_WEIGHT
        : scalePoints(WEEKS, profile.cycleWeeks),
      sources: chemistry.withoutBreak ? ['m5'] : ['r1', 'r4'],
      modifiable: true,
    }),
    expertFactor({
      id: 'years-of-use',
      term: 'añosDeUso',
      text: `${chemistry.yearsOfUse} años de uso sumados`,
      points: scalePoints(YEARS_OF_USE, chemistry.yearsOfUse),
      sources: ['r5'],
    }),
    expertFactor({
      id: 'extra-compounds',
      term: 'compuestosDeMás',
      text: `${compounds.length} compuestos a la vez`,
      points: Math.min(extra * EXTRA_COMPOUND.each, EXTRA_COMPOUND.most),
      modifiable: true,
    }),
    ...classFactors(compounds),
    expertFactor({
      id: 'origin',
      term: 'origen',
      text: 'Origen desconocido o del mercado informal',
      points: ORIGIN_WEIGHTS[chemistry.origin],
      sources: ['s1'],
      modifiable: true,
    }),
    expertFactor({
      id: 'shared-equipment',
      term: 'agujas',
      text: 'Compartir o reusar jeringas, agujas o frascos: no lo hagas nunca, pedí material estéril y el análisis de VIH y hepatitis',
      points: chemistry.sharesEquipment ? SHARED_EQUIPMENT_WEIGHT : 0,
      sources: ['s2', 's5'],
      modifiable: true,
    }),
  ];
}
