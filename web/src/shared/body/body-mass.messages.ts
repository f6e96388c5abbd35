import type { BodyMassClass } from '@forja/domain/body/body-mass-class';

export const bodyMassMessages = {
  classes: {
    underweight: 'Por debajo de lo habitual',
    usual: 'Dentro de lo habitual',
    overweight: 'Por encima de lo habitual',
    obesity_1: 'Obesidad, clase 1',
    obesity_2: 'Obesidad, clase 2',
    obesity_3: 'Obesidad, clase 3',
  } satisfies Record<BodyMassClass, string>,
  note: 'Compara tu peso con tu altura en adultos. No distingue músculo de grasa: con mucho músculo da de más.',
} as const;
