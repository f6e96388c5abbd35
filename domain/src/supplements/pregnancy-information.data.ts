import { hasFinding } from '../clinical/clinical-state.ts';
import type { SourceKey } from '../evidence/sources.ts';
import type { Profile } from '../profile/profile.ts';

type Information = { readonly text: string; readonly sources: readonly SourceKey[] };

/**
 * Published information on pregnancy and lactation; the obstetrician sets the dose. No figure is
 * claimed without evidence.
 */
const IN_PREGNANCY: Readonly<Record<string, Information>> = {
  'folic-acid': {
    text: 'Como información: la OMS recomienda 400 µg por día de ácido fólico en el embarazo, mejor desde antes.',
    sources: ['whoifa2016'],
  },
  iron: {
    text: 'Como información: la OMS recomienda de 30 a 60 mg de hierro elemental por día en el embarazo. La dosis la indica tu obstetra según tu análisis.',
    sources: ['whoifa2016'],
  },
  iodine: {
    text: 'Como información: la ingesta de referencia, con la comida, es 220 µg por día en el embarazo.',
    sources: ['iom2001'],
  },
};

const IN_LACTATION: Readonly<Record<string, Information>> = {
  iron: {
    text: 'Como información: la ingesta de referencia, con la comida, es 9 mg por día en la lactancia.',
    sources: ['iom2001'],
  },
  iodine: {
    text: 'Como información: la ingesta de referencia, con la comida, es 290 µg por día en la lactancia.',
    sources: ['iom2001'],
  },
};

const VEGAN_B12: Information = {
  text: 'Con alimentación vegana la B12 hace falta, de un suplemento o de alimentos fortificados: ningún alimento vegetal la aporta de manera confiable.',
  sources: ['baroni2018'],
};

export function pregnancyInformation(id: string, profile: Profile): Information | undefined {
  if (id === 'vitamin-b12') return profile.foodPattern === 'vegan' ? VEGAN_B12 : undefined;
  if (hasFinding(profile, 'pregnancy')) return IN_PREGNANCY[id];
  if (hasFinding(profile, 'breastfeeding')) return IN_LACTATION[id];
  if (hasFinding(profile, 'pregnancy_sought')) return id === 'folic-acid' ? IN_PREGNANCY[id] : undefined;
  return undefined;
}
