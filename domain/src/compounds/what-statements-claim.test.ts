import { expect, test } from 'vitest';
import { BEFORE_STOPPING, STOPPING_EXPECTATIONS, WHILE_STOPPING } from '../care/stopping.data.ts';
import { HAEMATOCRIT_LIMIT_TREATED, HIGH_HAEMATOCRIT } from '../care/high-haematocrit.data.ts';
import { evidenceSummary } from '../evidence/evidence-summary.ts';
import { source } from '../evidence/sources.ts';
import { waysToLowerRisk } from '../glossary/lower-risk.ts';
import { findUnknowns } from '../glossary/unknowns.ts';
import { DISCLAIMERS } from '../risk/disclaimers.data.ts';
import { RISK_STATEMENTS } from '../risk/risk-statements.data.ts';
import { CLASS_TEXTS } from '../risk/score/class-texts.data.ts';
import { SUPPLEMENTS } from '../supplements/supplements.data.ts';
import { allStatements } from './all-statements.fixture.ts';
import type { Compound } from './compound.ts';
import { COMPOUNDS } from './compounds.data.ts';
import { SEARCHED } from './searched.data.ts';
import { notFoundStatement, type Statement } from './statement.ts';

const of = ({ id }: Compound, { text }: Statement): string => `${id}: ${text}`;
const findStatements = (isWrong: (statement: Statement, compound: Compound) => boolean): string[] =>
  COMPOUNDS.flatMap((compound) =>
    allStatements(compound)
      .filter((statement) => isWrong(statement, compound))
      .map((statement) => of(compound, statement)),
  );

test('every cited statement has population, date and design', () => {
  expect(
    findStatements(({ sources }) =>
      sources.some((key) => {
        const { people, design } = source(key);
        const parts = evidenceSummary(source(key)).split(' · ');
        return !people || !design || parts.length !== 3 || parts.some((part) => part === '');
      }),
    ),
  ).toEqual([]);
});

/** Drug names in titles and texts. */
const DRUGS = [
  'testosterona',
  'nandrolona',
  'oxandrolona',
  'fluoximesterona',
  'estanozolol',
  'LGD-4033',
  'RAD-140',
  'MK-677',
  'BPC-157',
  'liotironina',
  'clenbuterol',
  'clomifeno',
  'ligandrol',
  'cardarina',
] as const;

const findDrugNames = (text: string): string[] =>
  DRUGS.filter((drug) => text.toLowerCase().includes(drug.toLowerCase()));

/** Drugs in the title or population of a work. */
const findStudiedDrugs = (key: Parameters<typeof source>[0]): string[] => {
  const { title, authors, people = '' } = source(key);
  return findDrugNames(`${title} ${authors} ${people}`);
};

test('a statement based on another drug names that drug', () => {
  expect(
    findStatements(({ text, sources }, { name, class: of }) => {
      const own = findDrugNames(`${name} ${of}`);
      const isOfOthers = sources.map((key) => {
        const drugs = findStudiedDrugs(key);
        return drugs.length > 0 && !drugs.some((drug) => own.includes(drug));
      });
      return (
        sources.length > 0 &&
        isOfOthers.every(Boolean) &&
        !sources.flatMap(findStudiedDrugs).some((drug) => findDrugNames(text).includes(drug))
      );
    }),
  ).toEqual([]);
});

test('a statement from a register with unknown drugs says so', () => {
  expect(
    findStatements(
      ({ text, sources }) =>
        sources.some((key) => source(key).people?.includes('no dice qué usaban')) &&
        !text.includes('no dice qué usaban'),
    ),
  ).toEqual([]);
});

/** Claims of missing studies require a dated search. */
const CLAIMS_NOTHING_EXISTS =
  /no (?:hay|hubo|existen?|tienen?) (?:\S+ )?(?:estudios?|ensayos?|evidencia|datos|mediciones)|sin (?:estudios?|ensayos?|evidencia|datos (?!de dosis))|no (?:se|fue|está) (?:estudi|prob|ensay)|nunca se (?:estudi|prob)|no encontramos|no se (?:conoce|sabe)|faltan (?:datos|estudios)|nadie lo (?:midió|estudió|probó)|ningún (?:estudio|ensayo)/i;

test('no text claims missing studies without a dated search', () => {
  expect(
    findStatements(({ text, searched }) => !searched && CLAIMS_NOTHING_EXISTS.test(text)),
  ).toEqual([]);
  const textsOutsideGlossary = [
    ...Object.values(CLASS_TEXTS).map(({ text }) => text),
    ...COMPOUNDS.flatMap((compound) => [...findUnknowns(compound), ...waysToLowerRisk(compound)]),
    ...SUPPLEMENTS.flatMap(({ evidence, timing, interactions }) => [
      evidence,
      timing,
      ...interactions,
    ]),
    ...[...BEFORE_STOPPING, ...STOPPING_EXPECTATIONS, ...WHILE_STOPPING].map(({ text }) => text),
    ...RISK_STATEMENTS.map(({ text }) => text),
    ...Object.values(DISCLAIMERS),
  ];
  expect(textsOutsideGlossary.filter((text) => CLAIMS_NOTHING_EXISTS.test(text))).toEqual([]);
});

test.each([
  'No hay estudios en adultos que lo apoyen.',
  'No se estudió en adultos.',
  'Sin ensayos en personas.',
  'No encontramos ensayos.',
  'No existe evidencia.',
  'En personas no se sabe.',
])('the check of claims detects “%s”', (text) => {
  expect(text).toMatch(CLAIMS_NOTHING_EXISTS);
});

test('a fruitless search is printed with its date and place', () => {
  expect(notFoundStatement('No encontramos ensayos.', SEARCHED, 'l12').text).toBe(
    'No encontramos ensayos (búsqueda del 27/11/2026 en copias de páginas públicas).',
  );
  expect(findStatements(({ searched }) => searched !== undefined).length).toBeGreaterThan(0);
  expect(
    findStatements(
      ({ text, searched }) =>
        searched !== undefined && !/búsqueda del \d\d\/\d\d\/20\d\d/.test(text),
    ),
  ).toEqual([]);
});

const JURISDICTION =
  /^(?:Argentina|Deporte|Estados Unidos|Europa|Perú|Reino Unido|Sociedad de nutrición deportiva \(ISSN\)|Unión Europea): /;
const PROHIBITS = /prohíb|prohib|ilegal|delito|controlada/i;
const WHO_PROHIBITS =
  /Argentina|ANMAT|deporte|Estados Unidos|Europa|FDA|prospecto|Reino Unido|Unión Europea/i;

test('laws name their country or sport, and prohibitions say where they apply', () => {
  expect(COMPOUNDS.flatMap(({ legal }) => legal.map(({ text }) => text))).not.toContainEqual(
    expect.not.stringMatching(JURISDICTION),
  );
  expect(findStatements(({ text }) => PROHIBITS.test(text) && !WHO_PROHIBITS.test(text))).toEqual(
    [],
  );
  expect(
    SUPPLEMENTS.map(({ evidence }) => evidence).filter(
      (text) => PROHIBITS.test(text) && !WHO_PROHIBITS.test(text),
    ),
  ).toEqual([]);
});

test('no entry advises stopping a prescribed androgen alone, and each covers a high haematocrit', () => {
  const prescribedAndrogens = COMPOUNDS.filter(
    ({ androgen, refDose }) => androgen && refDose !== 'none',
  );
  expect(prescribedAndrogens.length).toBeGreaterThan(0);
  for (const compound of prescribedAndrogens) {
    const texts = [
      ...allStatements(compound).map(({ text }) => text),
      ...waysToLowerRisk(compound),
    ].filter((text) => /hematocrito/i.test(text) && !/glóbulos/.test(text));
    expect(texts.filter((text) => /hay que parar|parar y consultar/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('antes de hablarlo')).length).toBe(2);
  }
  for (const text of [HIGH_HAEMATOCRIT, HAEMATOCRIT_LIMIT_TREATED])
    expect(text).toContain('decide quien te lo indicó');
});
