/**
 * Pairs for an Argentine kitchen: a pulse or cheap animal food with a cereal. Judgement; all are
 * economical. Grams of the edible part, a plate each.
 */
export const PROTEIN_COMBINATIONS = [
  { id: 'lentils-rice', foods: [['lentejas-cocidas', 200], ['arroz-blanco-cocido', 150]] },
  { id: 'chickpeas-bread', foods: [['garbanzos-cocidos', 160], ['pan-frances', 50]] },
  { id: 'beans-rice', foods: [['porotos-negros-cocidos', 170], ['arroz-blanco-cocido', 150]] },
  { id: 'split-peas-polenta', foods: [['arvejas-partidas-cocidas', 200], ['harina-de-maiz-polenta-cruda', 40]] },
  { id: 'soybeans-rice', foods: [['porotos-de-soja-cocidos', 150], ['arroz-blanco-cocido', 150]] },
  { id: 'tofu-noodles', foods: [['tofu-firme', 130], ['fideos-cocidos', 150]] },
  { id: 'peanut-bread', foods: [['pasta-de-mani-sin-sal', 30], ['pan-frances', 50]] },
  { id: 'oats-milk', foods: [['avena-arrollada-cruda', 40], ['leche-descremada', 250]] },
  { id: 'ricotta-bread', foods: [['ricota-semidescremada', 120], ['pan-frances', 50]] },
  { id: 'eggs-bread', foods: [['huevo-duro', 100], ['pan-frances', 50]] },
  { id: 'tuna-noodles', foods: [['atun-al-natural-en-lata-escurrido', 120], ['fideos-cocidos', 150]] },
  { id: 'chicken-rice', foods: [['pechuga-de-pollo-sin-piel-asada', 100], ['arroz-blanco-cocido', 150]] },
] as const satisfies readonly {
  id: string;
  foods: readonly (readonly [foodId: string, grams: number])[];
}[];
