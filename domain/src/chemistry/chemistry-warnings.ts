import type { Notice } from '../evidence/notice.ts';
import type { Profile } from '../profile/profile.ts';
import type { RiskAssessment } from '../risk/risk-assessment.ts';
import { DISCLAIMERS } from '../risk/disclaimers.data.ts';

const YOUNG_ADULT_AGES = { from: 21, to: 24 } as const;

const STOPPING_NOTICE: Notice = {
  code: 'how-to-stop',
  severity: 'info',
  text: 'Dejar de usar: hacelo acompañado por un médico, y lo que te indicó uno no lo dejes por tu cuenta. Es común que bajen el ánimo, el deseo y la fuerza por un tiempo. En la mayoría la testosterona volvió a lo normal a los 3 meses y los espermatozoides cerca del año; a algunos les lleva más. Si a los 12 meses no volvió, o antes te sentís mal, pedí un endocrinólogo. Línea 141 para hablar.',
  basis: 'source',
  sources: ['r3', 'r23', 'r11', 'r29', 'a1'],
};

const YOUNG_ADULT_NOTICE: Notice = {
  code: 'young-adult',
  severity: 'warning',
  text: 'Entre los 21 y los 24 años el cuerpo y el progreso natural todavía dan mucho: el riesgo suma más.',
  basis: 'expert_judgement',
  // The official warning covers users under 21.
  sources: [],
};

export const SHARED_EQUIPMENT_NOTICE: Notice = {
  code: 'shared-equipment',
  severity: 'stop',
  text: 'No compartas ni reuses jeringas, agujas ni frascos, hoy mismo. Pedí material estéril y análisis de VIH y hepatitis B y C, y preguntá por la vacuna de hepatitis B en un vacunatorio.',
  basis: 'source',
  sources: ['s4b', 's5', 's2'],
};

const MARKET_NOTICE: Notice = {
  code: 'market',
  severity: 'warning',
  text: DISCLAIMERS.market,
  basis: 'source',
  sources: ['s1'],
};

/** Treatments get no market or stopping notices. */
export function chemistryWarnings(profile: Profile, { treatment }: RiskAssessment): Notice[] {
  const isYoungAdult =
    profile.ageYears >= YOUNG_ADULT_AGES.from && profile.ageYears <= YOUNG_ADULT_AGES.to;
  return [
    {
      code: 'purpose',
      severity: 'warning',
      text: DISCLAIMERS.purpose,
      basis: 'forja_rule',
      sources: ['l30'],
    },
    ...(profile.chemistry?.sharesEquipment ? [SHARED_EQUIPMENT_NOTICE] : []),
    ...(isYoungAdult ? [YOUNG_ADULT_NOTICE] : []),
    ...(treatment ? [] : [MARKET_NOTICE]),
    {
      code: 'medical-doses',
      severity: 'info',
      text: DISCLAIMERS.medicalDoses,
      basis: 'forja_rule',
      sources: [],
    },
    ...(treatment ? [] : [STOPPING_NOTICE]),
  ];
}
