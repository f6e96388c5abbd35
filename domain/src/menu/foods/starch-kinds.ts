import type { Slot } from '../dish.ts';

export const STARCH_KINDS = {
  rice: ['arroz-blanco-cocido', 'arroz-integral-cocido', 'quinoa-cocida', 'cuscus-cocido'],
  pasta: ['fideos-cocidos', 'fideos-integrales-cocidos'],
  polenta: ['harina-de-maiz-polenta-cruda'],
  dough: ['harina-de-trigo-000-0000'],
  roots: ['papa-hervida-sin-piel', 'papa-cruda-con-piel', 'batata-hervida', 'mandioca-cruda'],
  bread: ['pan-frances', 'pan-lactal-blanco', 'pan-lactal-integral', 'galletas-de-arroz-sin-sal'],
} as const satisfies Record<string, readonly string[]>;
export type StarchKind = keyof typeof STARCH_KINDS;
const KINDS = Object.keys(STARCH_KINDS) as StarchKind[]; // its keys are those of the type

/** Starches that a plate does not combine. Forja's rule. */
const EXCLUDED_COMPANIONS: Readonly<Record<StarchKind, readonly StarchKind[]>> = {
  rice: ['rice', 'pasta', 'polenta', 'dough', 'roots'],
  pasta: ['rice', 'pasta', 'polenta', 'dough', 'roots', 'bread'],
  polenta: ['rice', 'pasta', 'polenta', 'dough', 'roots', 'bread'],
  dough: ['rice', 'pasta', 'polenta', 'dough', 'roots', 'bread'],
  roots: ['rice', 'pasta', 'polenta', 'dough', 'roots'],
  bread: ['pasta', 'polenta', 'dough'],
};

const KIND_BY_FOOD: ReadonlyMap<string, StarchKind> = new Map(
  KINDS.flatMap((kind) => STARCH_KINDS[kind].map((foodId) => [foodId, kind])),
);

export const starchKind = (foodId: string): StarchKind | undefined => KIND_BY_FOOD.get(foodId);

export const findStarches = (slots: readonly Slot[]): readonly StarchKind[] => [
  ...new Set(slots.flatMap(({ foods }) => foods.flatMap((id) => starchKind(id) ?? []))),
];

export function suitsPlate(foodId: string, starches: readonly StarchKind[]): boolean {
  const kind = starchKind(foodId);
  return kind === undefined || !EXCLUDED_COMPANIONS[kind].some((other) => starches.includes(other));
}
