import type { Notice } from '../evidence/notice.ts';
import { hasFlag, type Profile } from '../person/profile.ts';

/** Why there must be no plan at all. Empty for nearly everybody. */
export function refusalReasons(profile: Profile): Notice[] {
  const reasons: Notice[] = [];
  if (hasFlag(profile, 'dialysis_or_transplant'))
    reasons.push({
      code: 'no-plan-dialysis-or-transplant',
      severity: 'stop',
      text: 'No te hacemos un plan: con diálisis o un trasplante, las proteínas, el agua y los minerales los decide tu equipo médico. Un número nuestro te podría hacer daño.',
      basis: 'forja_rule',
      sources: ['kdigo2024', 'kdoqi2020'],
    });
  if ((profile.labs?.egfr ?? Infinity) < 15)
    reasons.push({
      code: 'no-plan-kidney-failure',
      severity: 'stop',
      text: 'No te hacemos un plan: el filtrado glomerular que cargaste es menor que 15 y eso se atiende con un equipo de nefrología. Si el dato está bien, consultá cuanto antes.',
      basis: 'forja_rule',
      sources: ['kdigo2024', 'kdoqi2020'],
    });
  return reasons;
}
