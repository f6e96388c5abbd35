import type { CompoundCategory } from './compound.ts';

export const CATEGORY_LABELS: Readonly<Record<CompoundCategory, string>> = {
  anabolic_injectable: 'Anabólicos inyectables',
  anabolic_oral: 'Anabólicos orales',
  ancillary: 'Hormonas y antihormonas auxiliares',
  growth_metabolic: 'Crecimiento y metabolismo',
  sarm_research: 'SARM y sustancias experimentales',
  diuretic_blood: 'Diuréticos y sangre',
  legal_natural: 'Legales y naturales',
};
