import type { Notice } from '../evidence/notice.ts';

/** EFSA adequate intake of total water, food included, litres per day. */
export const TOTAL_WATER = { male: 2.5, female: 2 } as const;

/** Litres of drinks on a rest day; food provides the rest. */
export const DRINKS_STEP = ['bebidas', 'aguaTotalLitros * 0.8'] as const;

export const PER_HOUR_STEP = ['porHora', 'min(0.5 + 0.5 * calor, 1)'] as const;

export const MEDICAL: Notice = {
  code: 'water-medical',
  severity: 'warning',
  text: 'No te damos una meta de agua: tomá lo que indique tu médico. Con el corazón, el riñón o el hígado afectados, tomar de más también hace daño.',
  basis: 'forja_rule',
  sources: [],
};

/** Forja's rule: the consensus gives no amount per hour. */
export const CEILING: Notice = {
  code: 'water-ceiling',
  severity: 'warning',
  text: 'No tomes más de 1 litro por hora ni termines pesando más: beber más de lo que se pierde puede bajar el sodio de la sangre, y es una urgencia.',
  basis: 'forja_rule',
  sources: ['hewbutler2015'],
};

export const CAFFEINE: Notice = {
  code: 'caffeine-pregnancy',
  severity: 'info',
  text: 'En el embarazo y la lactancia, no pases de 200 mg de cafeína por día, con el mate, el té y las gaseosas incluidos.',
  basis: 'source',
  sources: ['efsa2015caffeine'],
};

export const CAFFEINE_BEFORE_PREGNANCY: Notice = {
  code: 'caffeine-before-pregnancy',
  severity: 'info',
  text: 'Si buscás un embarazo, o si puede que ya haya uno, no pases de 200 mg de cafeína por día, con el mate, el té y las gaseosas incluidos.',
  basis: 'source',
  sources: ['efsa2015caffeine'],
};

export const PREGNANCY: Notice = {
  code: 'water-pregnancy',
  severity: 'info',
  text: 'En el embarazo y la lactancia hace falta más agua: tomá esta cantidad como un piso y consultá.',
  basis: 'forja_rule',
  sources: [],
};
