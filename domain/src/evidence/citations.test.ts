import { expect, test } from 'vitest';
import { BEFORE_STOPPING, STOPPING_EXPECTATIONS } from '../care/stopping.data.ts';
import { COMPOUNDS } from '../compounds/compounds.data.ts';
import type { Statement } from '../compounds/statement.ts';
import { CHECK_UP_TESTS } from '../monitoring/check-up-tests.data.ts';
import { TREATMENT_TESTS } from '../monitoring/treatment-tests.data.ts';
import { GOLDEN_PAGES } from '../plan/golden/golden-people.fixture.ts';
import { planOf } from '../plan/plan-of.fixture.ts';
import { RISK_STATEMENTS } from '../risk/risk-statements.data.ts';
import type { Source, Strength } from './source.ts';
import { type SourceKey, SOURCES } from './sources.ts';
import type { Basis } from './traced.ts';
import { FIGURES_READ, SUPPORTED } from './what-sources-support.fixture.ts';

type Citing = {
  readonly basis?: Basis;
  readonly sources: readonly SourceKey[];
} & Readonly<Partial<Record<'rule' | 'code' | 'finding' | 'id' | 'name', string>>>;

const isCiting = (value: object): value is Citing =>
  'basis' in value && 'sources' in value && Array.isArray(value.sources);

/** Parts of a plan with a basis and sources. */
function collectCitations(value: unknown): Citing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(collectCitations);
  return isCiting(value) ? [value, ...inside] : inside;
}

const plans = GOLDEN_PAGES.flatMap(({ people }) => people.map(({ input }) => planOf(input)));

test('forty plans show a letter only beside claims that their sources support', () => {
  const cited = new Set(
    plans.flatMap(collectCitations).flatMap(({ basis, sources, rule, code, finding, id, name }) => {
      const what = (rule ?? code ?? finding ?? id ?? name ?? '').replace(/-per-kg$/, '');
      return basis === 'source' ? sources.map((key) => `${key}: ${what}`) : [];
    }),
  );
  const supported = Object.entries(SUPPORTED).flatMap(([key, all]) =>
    all.map((what) => `${key}: ${what}`),
  );
  expect([...cited].toSorted()).toEqual(supported.toSorted());
});

/** Digits in names of drugs, tests, receptors, classes and rules, and in phone numbers. */
const NAMES_WITH_DIGITS =
  /HbA1c|IGF-1|GLP-1|CJC-1295|MK-677|RAD-140|LGD-4033|GW501516|17α|5α|[αβ]2|HDL2|ApoA1|C17|\bT[34]\b|MEN2|\bS\d(\.\d)?\b|107 o 911|\d{4}\/20\d\d|búsqueda del [\d/]+/gu;

const extractFigures = (text: string): string[] =>
  text
    .replaceAll(NAMES_WITH_DIGITS, '')
    .match(/\d+(?:\.\d{3})*(?:,\d+)?/gu)
    ?.map((printed) => printed.replaceAll('.', '').replace(',', '.')) ?? [];

/** A source with 60.2 supports 60. */
function isSupported(figure: string, sources: readonly SourceKey[]): boolean {
  const decimals = figure.split('.')[1]?.length ?? 0;
  const supportedFigures = sources.flatMap((key) => [
    ...(FIGURES_READ[key]?.split(' ') ?? []),
    ...SOURCES[key].year.split('-'),
  ]);
  return supportedFigures.some((each) => Number(each).toFixed(decimals) === figure);
}

const findUnsupportedFigures = ({
  text,
  sources,
}: {
  readonly text: string;
  readonly sources: readonly SourceKey[];
}): string[] =>
  extractFigures(text)
    .filter((figure) => !isSupported(figure, sources))
    .map((figure) => `${figure} in “${text}”, of ${sources.join()}`);

test.each(COMPOUNDS)('every figure of $id is in a cited work', (compound) => {
  const statements: readonly Statement[] = Object.values(compound)
    .flat()
    .filter((part) => typeof part === 'object' && 'text' in part);
  const doses = compound.refDose === 'V' ? compound.medicalDoses : [];
  expect([
    ...statements.flatMap(findUnsupportedFigures),
    ...doses.flatMap(({ amount, sources }) => findUnsupportedFigures({ text: amount, sources })),
  ]).toEqual([]);
});

test('every figure of a harm is in a cited work', () => {
  const statements = RISK_STATEMENTS.flatMap(({ text, sources, likelihood, reversibility }) =>
    [text, likelihood?.text ?? '', reversibility?.text ?? ''].map((each) => ({
      text: each,
      sources,
    })),
  );
  expect(statements.flatMap(findUnsupportedFigures)).toEqual([]);
});

test('every figure about stopping is in a cited work', () => {
  expect([...BEFORE_STOPPING, ...STOPPING_EXPECTATIONS].flatMap(findUnsupportedFigures)).toEqual(
    [],
  );
});

test('a limit of a test has a letter only when its source was read', () => {
  const limits = [...CHECK_UP_TESTS, ...TREATMENT_TESTS].flatMap(
    ({ basis, consultSoon = '', stopNow = '', consultToday = '', sources }) =>
      basis === 'source' ? [{ text: `${consultSoon}; ${stopNow}; ${consultToday}`, sources }] : [],
  );
  expect(limits.flatMap(findUnsupportedFigures)).toEqual([]);
});

const catalogue: Readonly<Record<string, Source>> = SOURCES;

/** Letters allowed for each design, by its first words. */
const LETTERS: readonly (readonly [design: RegExp, letters: readonly Strength[]])[] = [
  [/^revisión( narrativa| clínica)?$|^revisión sobre|^revisión con propuesta/, ['D']],
  [/^(metaanálisis|metarregresi|revisión (sistemática|Cochrane)|guía(?!.*de expertos))/, ['A']],
  [
    /^(cohorte|serie de|caso clínico|encuesta|comparación transversal|estudio (observacional|retrospectivo))/,
    ['C'],
  ],
  [/^revisión (de casos|de \d+ (casos|muertes))/, ['C']],
  [/^(ensayo|experimento)/, ['B']],
  [/^(enciclopedia|texto de|artículo de práctica)/, ['D']],
];

test('works of the same design have the same letter', () => {
  const wrong = Object.entries(catalogue).filter(([, { design, strength }]) => {
    const [, letters = [strength]] = LETTERS.find(([start]) => start.test(design)) ?? [];
    return !letters.includes(strength);
  });
  expect(wrong.map(([key, { design, strength }]) => `${key}: ${strength}, ${design}`)).toEqual([]);
});

test('two keys of one work have the same letter', () => {
  const split = Object.entries(catalogue).filter(([, { doi, strength }]) =>
    Object.values(catalogue).some(
      (other) => doi !== undefined && other.doi === doi && other.strength !== strength,
    ),
  );
  expect(split.map(([key]) => key)).toEqual([]);
});
