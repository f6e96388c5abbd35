import { hasFinding } from '../clinical/clinical-state.ts';
import type { Finding } from '../clinical/findings.ts';
import type { Notice } from '../evidence/notice.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../profile/profile.ts';

type RefusalRule = {
  readonly code: string;
  readonly finding: Finding;
  readonly text: string;
  readonly sources: readonly SourceKey[];
};

const SEVERE_THINNESS: RefusalRule = {
  code: 'no-plan-severe-thinness',
  finding: 'severe_thinness',
  text: 'No te hacemos un plan: tu peso es muy bajo para tu altura y eso se atiende hoy, en un centro de salud o una guardia. Si te desmayás, te duele el pecho o estás confundido, llamá al 107. No empieces a comer mucho de golpe: volver a comer se hace con control médico. Si escribiste mal el peso o la altura, corregilos.',
  sources: ['whonlis', 'dasilva2020'],
};

/** A minor's index needs growth curves, which Forja lacks. */
const SEVERE_THINNESS_OF_A_MINOR: RefusalRule = {
  ...SEVERE_THINNESS,
  code: 'no-plan-low-weight-minor',
  text: 'No te hacemos un plan: tu peso puede ser muy bajo para tu altura, y a tu edad eso se mira con curvas de crecimiento. Contáselo a un adulto y mostráselo a tu pediatra esta semana. Si te desmayás, te duele el pecho o te sentís muy débil, llamen al 107. Si escribiste mal el peso o la altura, corregilos.',
  sources: ['deonis2007'],
};

const REFUSALS: readonly RefusalRule[] = [
  {
    code: 'no-plan-dialysis-or-transplant',
    finding: 'dialysis_or_transplant',
    text: 'No te hacemos un plan: con diálisis o un trasplante, las proteínas, el agua y los minerales los decide tu equipo médico. Un número nuestro te podría hacer daño.',
    sources: ['kdigo2024', 'kdoqi2020'],
  },
  {
    code: 'no-plan-kidney-failure',
    finding: 'kidney_failure',
    text: 'No te hacemos un plan: el filtrado glomerular que cargaste es menor que 15 y eso se atiende con un equipo de nefrología. Si el dato está bien, consultá cuanto antes.',
    sources: ['kdigo2024', 'kdoqi2020'],
  },
  {
    code: 'no-plan-potassium-restriction',
    finding: 'potassium_restriction',
    text: 'Con este dato no armamos un plan automático: mostráselo a tu médico o nutricionista. Te indicaron cuidar el potasio, y cuánto podés comer se ajusta con tu análisis de sangre: un menú nuestro podría pasarse.',
    sources: ['kdoqi2020'],
  },
];

export function refusalReasons(profile: Profile): Notice[] {
  const thinness = hasFinding(profile, 'minor') ? SEVERE_THINNESS_OF_A_MINOR : SEVERE_THINNESS;
  return [thinness, ...REFUSALS]
    .filter(({ finding }) => hasFinding(profile, finding))
    .map(({ code, text, sources }) => ({
      code,
      severity: 'stop',
      text,
      basis: 'forja_rule',
      sources,
    }));
}
