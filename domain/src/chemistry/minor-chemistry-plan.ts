import { hasFinding } from '../clinical/clinical-state.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced } from '../evidence/traced.ts';
import type { Profile } from '../profile/profile.ts';
import { declaredChemistry } from '../risk/score/declared-chemistry.ts';
import { DISCLAIMERS } from '../risk/disclaimers.data.ts';
import { hardStops } from '../risk/score/hard-stops.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';
import { riskLabel } from '../risk/risk-labels.ts';
import type { ChemistryPlan } from './chemistry-plan.ts';
import { EMERGENCY_SIGNS } from '../compounds/emergency-signs.data.ts';
import { PRESCRIBED_TEXT } from './compound-refusal.ts';
import { SHARED_EQUIPMENT_NOTICE } from './chemistry-warnings.ts';

/** Hard stops that do not mention compounds. */
const MINOR_HARD_STOPS = ['H15', 'H1'];

/** Emergency signs that do not mention compounds. */
const MINOR_EMERGENCY_SIGNS = [
  'emergency-chest',
  'emergency-stroke',
  'emergency-liver',
  'emergency-suicide',
  'line-141',
];

const TALK_NOTICE: Notice = {
  code: 'minor-talk',
  severity: 'warning',
  text: 'Si ya usaste algo, o te lo ofrecieron, contáselo a un adulto de confianza y a tu pediatra: qué controles hacen falta a tu edad lo deciden ellos, no una app. También podés hablar gratis y sin dar tu nombre en la línea 141, todos los días, las 24 horas.',
  basis: 'forja_rule',
  sources: ['a1'],
};

const PURPOSE_NOTICE: Notice = {
  code: 'purpose',
  severity: 'warning',
  text: DISCLAIMERS.purpose,
  basis: 'forja_rule',
  sources: [],
};

function minorRisk(profile: Profile): RiskAssessment {
  const stops = hardStops(profile, declaredChemistry({})).filter(({ id }) =>
    MINOR_HARD_STOPS.includes(id),
  );
  return {
    level: 'very_high',
    label: riskLabel('very_high'),
    points: traced(
      {
        rule: 'risk.minor',
        title: 'Puntos de riesgo',
        unit: 'puntos',
        basis: 'forja_rule',
        sources: [],
        note: 'Antes de los 18 años no se suman puntos: el nivel lo fija la edad.',
      },
      { sumados: 0 },
      [['puntos', 'sumados']],
    ),
    factors: [],
    hardStops: stops,
    counterfactuals: [],
    conflictingEvidence: [],
    refusesCompounds: true,
    disclaimer: DISCLAIMERS.whoGetsNone,
  };
}

/** Minors get the reason and whom to call, without mention of compounds. */
export function minorChemistryPlan(profile: Profile): ChemistryPlan | undefined {
  if (!hasFinding(profile, 'minor')) return undefined;
  const risk = minorRisk(profile);
  return {
    risk,
    // Other sources are works about compounds.
    emergencySigns: EMERGENCY_SIGNS.filter(({ code }) => MINOR_EMERGENCY_SIGNS.includes(code)).map(
      (sign) =>
        sign.code === 'line-141' ? sign : { ...sign, basis: 'expert_judgement', sources: [] },
    ),
    refusal: {
      // Source names mention compounds, so the text omits them.
      text: `No incluimos compuestos en tu plan porque ${risk.hardStops.map(({ text }) => text).join('; ')}: el daño puede ser permanente. Si algo te pasa ahora, 107 o 911; para hablar, 141. Sí podemos ayudarte con entrenamiento y comida.${profile.chemistry?.origin === 'prescribed' ? PRESCRIBED_TEXT : ''}`,
      sources: [...new Set(risk.hardStops.flatMap(({ sources }) => sources))],
    },
    compounds: [],
    warnings: [
      TALK_NOTICE,
      ...(profile.chemistry?.sharesEquipment ? [SHARED_EQUIPMENT_NOTICE] : []),
      PURPOSE_NOTICE,
    ],
  };
}
