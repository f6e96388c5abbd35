import { describe, expect, test } from 'vitest';
import type { Source } from '../evidence/source.ts';
import { COMPOUND_SOURCES } from '../evidence/sources-compounds.data.ts';
import { NUTRITION_TRAINING_SOURCES } from '../evidence/sources-nutrition-training.data.ts';
import { SOURCES } from '../evidence/sources.ts';
import { compoundCard } from '../chemistry/compound-card.ts';
import { allStatements } from './all-statements.fixture.ts';
import { COMPOUND_CATEGORIES } from './compound.ts';
import { compoundById, COMPOUND_IDS, COMPOUNDS } from './compounds.data.ts';
import { referenceDose } from './reference-dose.ts';

/** Entries 2, 3, 4, 11, 22, 23, 24, 28 and 35 of the dossier. */
const VERIFIED = [
  'testosterone-cypionate',
  'testosterone-propionate',
  'testosterone-undecanoate',
  'mesterolone',
  'anastrozole',
  'letrozole',
  'exemestane',
  'somatropin',
  'glp-1',
];
const IN_COPIES = [
  'testosterone-enanthate',
  'nandrolone-decanoate',
  'oxymetholone',
  'clomiphene',
  'hcg',
  'cabergoline',
  'finasteride',
  'liothyronine',
];
const NEVER = [
  'trenbolone',
  'boldenone-undecylenate',
  'insulin',
  'liothyronine',
  'clenbuterol',
  'dnp',
  'gw501516',
  'diuretics',
  'epo',
];
/** Amounts to take; mg/dL and similar are results of tests. */
const AN_AMOUNT = /\d\s?(mg|mcg|µg|g|UI|IU|ml|mL)\b(?!\/d?L)/i;

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectTexts)
    : [];
}

describe('the glossary', () => {
  test('has 48 entries with unique ids, in every category', () => {
    expect(COMPOUNDS).toHaveLength(48);
    expect(new Set(COMPOUND_IDS).size).toBe(48);
    expect(new Set(COMPOUNDS.map(({ category }) => category))).toEqual(
      new Set(COMPOUND_CATEGORIES),
    );
    for (const id of COMPOUND_IDS) expect(compoundById(id)?.id).toBe(id);
  });

  test.each(COMPOUNDS)('$id is complete', (compound) => {
    for (const list of [
      compound.sideEffects,
      compound.warnings,
      compound.interactions,
      compound.monitoring,
      compound.legal,
      compound.studies,
    ])
      expect(list.length).toBeGreaterThan(0);
    expect(compound.legal.every(({ asOf }) => asOf !== '')).toBe(true);
    expect(collectTexts(compound).filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each(COMPOUNDS)(
    'every sentence of $id has a verified source or states that it is judgement',
    (compound) => {
      for (const { text, sources } of allStatements(compound)) {
        expect(sources.filter((key) => !Object.hasOwn(SOURCES, key))).toEqual([]);
        if (sources.length === 0) expect(text).toContain('criterio experto');
        else
          expect(text.includes('fuente secundaria')).toBe(
            sources.every((key) => 'secondary' in SOURCES[key]),
          );
      }
    },
  );

  test('refuses exactly the never-list', () => {
    expect(COMPOUNDS.filter(({ neverList }) => neverList).map(({ id }) => id)).toEqual(NEVER);
  });

  test.each(COMPOUNDS)('$id teaches no recipe and no evasion', (compound) => {
    for (const text of collectTexts(compound))
      expect(text).not.toMatch(
        /ciclo recomendado|\bPCT\b|poscicl|post-?ciclo|stack|apil|detec(?:ción|table)|detectarse|comprar|proveedor|\bnivel objetivo|anabólico:androgénico/i,
      );
  });
});

describe('doses', () => {
  test('exist only for verified entries', () => {
    const byStatus = (status: string) =>
      COMPOUNDS.filter(({ refDose }) => refDose === status).map(({ id }) => id);
    expect(byStatus('V')).toEqual(VERIFIED);
    expect(byStatus('V2')).toEqual(IN_COPIES);
    expect(COMPOUNDS.filter((compound) => referenceDose(compound)).map(({ id }) => id)).toEqual(
      VERIFIED,
    );
  });

  test.each(COMPOUNDS)('no other text of $id has an amount', (compound) => {
    for (const text of collectTexts({ ...compound, medicalDoses: [] }))
      expect(text).not.toMatch(AN_AMOUNT);
  });

  test('the check for amounts tells doses from results', () => {
    for (const amount of ['250 mg por semana', '0,5mg', '25 µg', '4.000 UI', '5 g'])
      expect(amount).toMatch(AN_AMOUNT);
    for (const result of ['38,5 mg/dL', '3,1 ng/mL', '708 µmol/L', '11 g/dL'])
      expect(result).not.toMatch(AN_AMOUNT);
  });

  test.each(VERIFIED)('the dose of %s has its disease, agency, source and warning', (id) => {
    const compound = compoundById(id);
    if (compound?.refDose !== 'V') throw new Error('expected a verified dose');
    const dose = referenceDose(compound);
    for (const { drug, indication, agency, amount } of compound.medicalDoses)
      for (const part of [drug, indication, agency, amount]) expect(dose?.text).toContain(part);
    expect(dose?.text).toMatch(/dosis médica para esa enfermedad: no es una guía/);
    expect(dose?.sources.filter((key) => 'secondary' in SOURCES[key])).toEqual([]);
    expect(dose?.sources.length).toBeGreaterThan(0);
  });

  test.each(COMPOUNDS)('the card of $id shows only a verified dose', (compound) => {
    const card = compoundCard(compound);
    expect(card.medicalDose !== undefined).toBe(compound.refDose === 'V');
    for (const { text } of [...card.warnings, ...card.monitoring])
      expect(text).not.toMatch(AN_AMOUNT);
    expect(card.warnings.length).toBeGreaterThan(0);
  });
});

describe('the sources of the dossier', () => {
  test('keep the register keys without colliding with the nutrition ones', () => {
    expect(
      Object.keys(COMPOUND_SOURCES).filter((key) => Object.hasOwn(NUTRITION_TRAINING_SOURCES, key)),
    ).toEqual([]);
    for (const key of Object.keys(COMPOUND_SOURCES))
      expect(key).toMatch(/^(r|k|l|m|pk|s|a)\d+[b-d]?$/);
  });

  test('exclude unverified works', () => {
    expect(Object.keys(COMPOUND_SOURCES)).not.toContain('a10');
    expect(JSON.stringify([COMPOUND_SOURCES, COMPOUNDS])).not.toMatch(/0800|receta archivada/i);
  });

  test('have valid identifiers', () => {
    const sources: Readonly<Record<string, Source>> = COMPOUND_SOURCES;
    for (const one of Object.values(sources)) {
      if (one.doi) expect(one.doi).toMatch(/^10\.\d{4,}\/\S+$/);
      if (one.pmid) expect(one.pmid).toMatch(/^\d{7,8}$/);
      if (one.url) expect(URL.canParse(one.url)).toBe(true);
    }
  });
});

/** Digits in names of drugs and tests, and in phone numbers. */
const NAMES_WITH_DIGITS =
  /HbA1c|IGF-1|GLP-1|17α|5α|α2|\bT[34]\b|\bB12\b|MK-677|GW501516|107 o 911/gu;

test('every figure of a card has a source', () => {
  for (const compound of COMPOUNDS) {
    const { warnings, monitoring } = compoundCard(compound);
    for (const { text, sources } of [...warnings, ...monitoring])
      if (/\d/u.test(text.replaceAll(NAMES_WITH_DIGITS, '')))
        expect([compound.id, text, sources]).not.toEqual([compound.id, text, []]);
  }
});
