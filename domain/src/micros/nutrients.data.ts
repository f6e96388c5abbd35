import type { SourceKey } from '../evidence/sources.ts';
import type { Sex } from '../person/choices.ts';

/** Applies from this age until the next entry. */
export type FromAge = { readonly from: number; readonly amount: number };

export type Nutrient = {
  readonly id: string;
  readonly name: string;
  readonly unit: 'µg' | 'mg' | 'g' | 'l';
  /** 'adequate': typical intake of healthy people, without a recommended one. */
  readonly kind: 'recommended' | 'adequate';
  readonly intake: Readonly<Record<Sex, readonly FromAge[]>>;
  readonly upper?: { readonly amounts: readonly FromAge[]; readonly until?: number; readonly verified: boolean; readonly note?: string };
  /** Absent when not verified in the table. */
  readonly source?: SourceKey;
  readonly note?: string;
  readonly noteFrom50?: string;
};

const same = (amount: number, from = 19): readonly FromAge[] => [{ from, amount }];
const both = (amount: number) => ({ male: same(amount), female: same(amount) });
const each = (male: number, female: number) => ({ male: same(male), female: same(female) });
const verified = (amount: number, note?: string) => ({ amounts: same(amount), verified: true, ...(note !== undefined && { note }) });
const unverified = (amount: number, note?: string) => ({ amounts: same(amount), verified: false, ...(note !== undefined && { note }) });

const TABLE = 'nasem2019';

/** Adults from 19, as the consolidated tables print them. */
export const NUTRIENTS: readonly Nutrient[] = [
  { id: 'vitamin-a', name: 'Vitamina A', unit: 'µg', kind: 'recommended', intake: each(900, 700), upper: verified(3000, 'Solo la forma animal y la de los suplementos (retinol).'), source: TABLE, note: 'En equivalentes de retinol.' },
  { id: 'vitamin-c', name: 'Vitamina C', unit: 'mg', kind: 'recommended', intake: each(90, 75), upper: verified(2000), source: TABLE },
  {
    id: 'vitamin-d', name: 'Vitamina D', unit: 'µg', kind: 'recommended',
    intake: { male: [...same(15), { from: 71, amount: 20 }], female: [...same(15), { from: 71, amount: 20 }] },
    upper: verified(100), source: 'iom2011',
  },
  { id: 'vitamin-e', name: 'Vitamina E', unit: 'mg', kind: 'recommended', intake: both(15), upper: unverified(1000, 'Solo de suplementos.'), source: TABLE, note: 'Como alfa-tocoferol.' },
  { id: 'vitamin-k', name: 'Vitamina K', unit: 'µg', kind: 'adequate', intake: each(120, 90), source: TABLE, note: 'Si tomás anticoagulantes, mantené parejo lo que comés.' },
  { id: 'thiamin', name: 'Tiamina (B1)', unit: 'mg', kind: 'recommended', intake: each(1.2, 1.1), source: TABLE },
  { id: 'riboflavin', name: 'Riboflavina (B2)', unit: 'mg', kind: 'recommended', intake: each(1.3, 1.1), source: TABLE },
  { id: 'niacin', name: 'Niacina (B3)', unit: 'mg', kind: 'recommended', intake: each(16, 14), upper: unverified(35, 'Solo de suplementos y alimentos fortificados.'), source: TABLE },
  { id: 'pantothenic-acid', name: 'Ácido pantoténico (B5)', unit: 'mg', kind: 'adequate', intake: both(5), source: TABLE },
  {
    id: 'vitamin-b6', name: 'Vitamina B6', unit: 'mg', kind: 'recommended',
    intake: { male: [...same(1.3), { from: 51, amount: 1.7 }], female: [...same(1.3), { from: 51, amount: 1.5 }] },
    upper: verified(100), source: TABLE,
  },
  { id: 'biotin', name: 'Biotina (B7)', unit: 'µg', kind: 'adequate', intake: both(30), source: TABLE },
  { id: 'folate', name: 'Folato (B9)', unit: 'µg', kind: 'recommended', intake: both(400), upper: verified(1000, 'Solo el ácido fólico agregado.'), source: TABLE, note: 'Quien puede quedar embarazada necesita 400 µg de ácido fólico.' },
  { id: 'vitamin-b12', name: 'Vitamina B12', unit: 'µg', kind: 'recommended', intake: both(2.4), source: TABLE, note: 'Con alimentación vegana hace falta un suplemento.', noteFrom50: 'Desde los 50 años conviene que la mayor parte venga de un suplemento o de alimentos fortificados: la de la comida se absorbe peor.' },
  { id: 'choline', name: 'Colina', unit: 'mg', kind: 'adequate', intake: each(550, 425), upper: unverified(3500), source: TABLE },
  {
    id: 'calcium', name: 'Calcio', unit: 'mg', kind: 'recommended',
    intake: { male: [...same(1000), { from: 71, amount: 1200 }], female: [...same(1000), { from: 51, amount: 1200 }] },
    upper: { amounts: [...same(2500), { from: 51, amount: 2000 }], verified: true }, source: 'iom2011',
  },
  {
    id: 'iron', name: 'Hierro', unit: 'mg', kind: 'recommended',
    intake: { male: same(8), female: [...same(18), { from: 51, amount: 8 }] },
    upper: verified(45), source: TABLE, note: 'Un suplemento, solo con análisis y receta.',
  },
  {
    id: 'magnesium', name: 'Magnesio', unit: 'mg', kind: 'recommended',
    intake: { male: [...same(400), { from: 31, amount: 420 }], female: [...same(310), { from: 31, amount: 320 }] },
    upper: verified(350, 'Solo de suplementos: el de la comida no cuenta.'), source: 'iom1997',
  },
  {
    id: 'phosphorus', name: 'Fósforo', unit: 'mg', kind: 'recommended', intake: both(700),
    upper: { amounts: same(4000), until: 71, verified: true }, source: 'iom1997',
  },
  { id: 'zinc', name: 'Zinc', unit: 'mg', kind: 'recommended', intake: each(11, 8), upper: verified(40), source: TABLE },
  { id: 'copper', name: 'Cobre', unit: 'mg', kind: 'recommended', intake: both(0.9), upper: verified(10), source: TABLE },
  { id: 'manganese', name: 'Manganeso', unit: 'mg', kind: 'adequate', intake: each(2.3, 1.8), upper: verified(11), source: TABLE },
  { id: 'selenium', name: 'Selenio', unit: 'µg', kind: 'recommended', intake: both(55), upper: unverified(400) },
  { id: 'iodine', name: 'Yodo', unit: 'µg', kind: 'recommended', intake: both(150), upper: verified(1100), source: 'iom2001' },
  { id: 'molybdenum', name: 'Molibdeno', unit: 'µg', kind: 'recommended', intake: both(45), upper: unverified(2000) },
  { id: 'chromium', name: 'Cromo', unit: 'µg', kind: 'adequate', intake: each(35, 25) },
  { id: 'fluoride', name: 'Flúor', unit: 'mg', kind: 'adequate', intake: each(4, 3), upper: unverified(10) },
  { id: 'sodium', name: 'Sodio', unit: 'mg', kind: 'adequate', intake: both(1500), source: TABLE, note: 'Por encima de 2.300 mg conviene bajarlo.' },
  { id: 'potassium', name: 'Potasio', unit: 'mg', kind: 'adequate', intake: each(3400, 2600), source: TABLE, note: 'Para riñones sanos.' },
  { id: 'linoleic-acid', name: 'Ácido linoleico (omega-6)', unit: 'g', kind: 'adequate', intake: each(17, 12) },
  { id: 'alpha-linolenic-acid', name: 'Ácido alfa-linolénico (omega-3)', unit: 'g', kind: 'adequate', intake: each(1.6, 1.1) },
  { id: 'total-water', name: 'Agua total', unit: 'l', kind: 'adequate', intake: each(3.7, 2.7), source: 'iom2005water', note: 'Con la que traen los alimentos.' },
];
