import type { Basis } from '@forja/domain/evidence/traced';
import type { Sex } from '@forja/domain/person/choices';

export const explainedMessages = {
  why: (what: string) => `De dónde sale: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  basis: {
    source: 'La cantidad está publicada en:',
    forja_rule: 'La cantidad es una regla nuestra, guiada por:',
    expert_judgement: 'La cantidad es un criterio nuestro, todavía sin fuente.',
  } satisfies Record<Basis, string>,
  ownRule: 'La cantidad es una regla nuestra.',
  sex: 'Sexo',
  sexes: { male: 'Varón', female: 'Mujer' } satisfies Record<Sex, string>,
  fromPlan: 'Completamos lo que ya dijiste en tu último plan. Podés cambiarlo.',
} as const;
