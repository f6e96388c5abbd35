import { hasFinding } from '../clinical/clinical-state.ts';
import type { Notice } from '../evidence/notice.ts';
import { traced } from '../evidence/traced.ts';
import type { Profile } from '../person/profile.ts';
import { declaredChemistry } from '../risk/declared-chemistry.ts';
import { DISCLAIMERS } from '../risk/disclaimers.data.ts';
import { hardStops } from '../risk/hard-stops.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';
import { riskLabel } from '../risk/risk-labels.ts';
import type { ChemistryPlan } from './chemistry-plan.ts';
import { EMERGENCY_SIGNS } from './emergency-signs.data.ts';
import { PRESCRIBED } from './refusal.ts';
import { SHARED_EQUIPMENT } from './chemistry-warnings.ts';

/** The reasons that hold before knowing anything else. The others speak of compounds. */
const REASONS = ['H15', 'H1'];

/** Signs that anybody may have, and whom to call. The others speak of compounds. */
const SIGNS = ['emergency-chest', 'emergency-stroke', 'emergency-liver', 'emergency-suicide', 'line-141'];

const TALK: Notice = {
  code: 'minor-talk',
  severity: 'warning',
  text: 'Si ya usaste algo, o te lo ofrecieron, contáselo a un adulto de confianza y a tu pediatra: qué controles hacen falta a tu edad lo deciden ellos, no una app. También podés hablar gratis y sin dar tu nombre en la línea 141, todos los días, las 24 horas.',
  basis: 'forja_rule',
  sources: ['a1'],
};

const PURPOSE: Notice = {
  code: 'purpose',
  severity: 'warning',
  text: DISCLAIMERS.purpose,
  basis: 'forja_rule',
  sources: [],
};

function riskOfMinor(profile: Profile): RiskAssessment {
  const stops = hardStops(profile, declaredChemistry({})).filter(({ id }) => REASONS.includes(id));
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

/** What who is under 18 gets for asking: the refusal with its reason and whom to call, and nothing about any compound. */
export function chemistryOfMinor(profile: Profile): ChemistryPlan | undefined {
  if (!hasFinding(profile, 'minor')) return undefined;
  const risk = riskOfMinor(profile);
  return {
    risk,
    // Their sources are works about compounds.
    emergencySigns: EMERGENCY_SIGNS.filter(({ code }) => SIGNS.includes(code)).map((sign) =>
      sign.code === 'line-141' ? sign : { ...sign, basis: 'expert_judgement', sources: [] },
    ),
    refusal: {
      // The names of its sources speak of compounds: they are behind the stamp.
      text: `No incluimos compuestos en tu plan porque ${risk.hardStops.map(({ text }) => text).join('; ')}: el daño puede ser permanente. Si algo te pasa ahora, 107 o 911; para hablar, 141. Sí podemos ayudarte con entrenamiento y comida.${profile.chemistry?.origin === 'prescribed' ? PRESCRIBED : ''}`,
      sources: [...new Set(risk.hardStops.flatMap(({ sources }) => sources))],
    },
    compounds: [],
    warnings: [TALK, ...(profile.chemistry?.sharesEquipment ? [SHARED_EQUIPMENT] : []), PURPOSE],
  };
}
