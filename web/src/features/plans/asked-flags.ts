import type { HealthFlag, Sex } from '@forja/domain/person/choices';

const ONLY_FEMALE: readonly HealthFlag[] = ['pregnancy', 'breastfeeding'];
const ONLY_MALE: readonly HealthFlag[] = ['urinary_obstruction'];

/** Flags that only make sense for one sex are not asked to the other, nor counted if they were answered before. */
export const isAskedTo = (sex: Sex | '', flag: HealthFlag): boolean =>
  !(sex === 'male' ? ONLY_FEMALE : ONLY_MALE).includes(flag);

/** Asked again beside what is used, because they are what it harms first. */
export const FERTILITY_FLAGS: readonly HealthFlag[] = ['wants_child_12_months', 'pregnancy', 'breastfeeding'];
