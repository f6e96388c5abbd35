import { expect, test } from 'vitest';
import { COMPOUNDS } from '../compounds/compounds.data.ts';
import { administrationRoutes } from './administration-routes.ts';
import { compoundBySlug, entrySlug } from './entry-slug.ts';
import { legalStatuses } from './legal-status.ts';
import { waysToLowerRisk } from './lower-risk.ts';
import { riskStatements } from './risk-of-compound.ts';
import { searchCompounds } from './search-compounds.ts';
import { statementStrength, studiesStrength } from './statement-strength.ts';
import { findUnknowns } from './unknowns.ts';

const bySlug = (slug: string) => {
  const compound = compoundBySlug(slug);
  if (!compound) throw new Error(`there is no entry ${slug}`);
  return compound;
};

test('every entry has a permanent address of its own', () => {
  const slugs = COMPOUNDS.map(entrySlug);
  expect(new Set(slugs).size).toBe(COMPOUNDS.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const compound of COMPOUNDS) expect(compoundBySlug(entrySlug(compound))).toBe(compound);
  // Published addresses must survive a change of name.
  expect(slugs).toEqual([
    'enantato-de-testosterona',
    'cipionato-de-testosterona',
    'propionato-de-testosterona',
    'undecanoato-de-testosterona',
    'decanoato-de-nandrolona',
    'fenilpropionato-de-nandrolona',
    'trenbolona',
    'undecilenato-de-boldenona',
    'propionato-de-drostanolona',
    'metenolona',
    'mesterolona',
    'oxandrolona',
    'oximetolona',
    'estanozolol',
    'metandienona',
    'fluoximesterona',
    'metiltestosterona',
    'deshidroclorometiltestosterona',
    'tamoxifeno',
    'clomifeno',
    'enclomifeno',
    'anastrozol',
    'letrozol',
    'exemestano',
    'gonadotrofina-corionica-humana',
    'cabergolina',
    'finasterida',
    'somatropina',
    'igf-1',
    'insulina-sin-diabetes',
    'liotironina',
    'clenbuterol',
    'efedrina',
    'dnp',
    'agonistas-de-glp-1',
    'ostarina',
    'lgd-4033',
    'rad-140',
    'mk-677',
    'gw501516',
    'bpc-157',
    'cjc-1295',
    'ipamorelina',
    'diureticos-sin-receta',
    'eritropoyetina',
    'creatina',
    'cafeina',
    'yohimbina',
  ]);
});

test.each([
  ['oxandrolna', 'oxandrolona'],
  ['Testosterona enantato', 'enantato-de-testosterona'],
  ['cafeina', 'cafeina'],
  ['CAFEÍNA', 'cafeina'],
  ['clembuterol', 'clenbuterol'],
  ['trembolona', 'trenbolona'],
  ['winstrol', 'estanozolol'],
  ['ozempic', 'agonistas-de-glp-1'],
  ['anavar', 'oxandrolona'],
  ['tamoxifen', 'tamoxifeno'],
  ['rad 140', 'rad-140'],
  ['semaglutida', 'agonistas-de-glp-1'],
])('"%s" finds %s first', (query, slug) => {
  expect(searchCompounds(query)[0]).toBe(bySlug(slug));
});

test('every entry is the first result of its own name, and an unrelated word finds none', () => {
  for (const compound of COMPOUNDS) expect(searchCompounds(compound.name)[0]).toBe(compound);
  for (const query of ['', ' ', '¿?', 'xqzwk']) expect(searchCompounds(query)).toEqual([]);
});

test('every entry has a route and a legal status to filter by', () => {
  for (const compound of COMPOUNDS) {
    expect(administrationRoutes(compound), compound.id).not.toEqual([]);
    expect(legalStatuses(compound), compound.id).not.toEqual([]);
  }
  expect(administrationRoutes(bySlug('metenolona'))).toEqual(['oral', 'injectable']);
});

test.each([
  ['oxandrolona', ['sport', 'banned', 'controlled', 'unapproved']],
  ['anastrozol', ['sport', 'medicine']],
  ['rad-140', ['sport', 'unapproved']],
  ['creatina', ['free']],
  ['dnp', ['sport', 'banned']],
])('the legal status of %s follows its sources', (slug, statuses) => {
  expect(legalStatuses(bySlug(slug))).toEqual(statuses);
});

test('a statement has the letter of its best source, and judgement has a D', () => {
  expect(statementStrength({ sources: ['r9', 's1'] })).toBe('A');
  expect(statementStrength({ sources: ['r36'] })).toBe('B');
  expect(statementStrength({ sources: [] })).toBe('D');
  expect(studiesStrength(bySlug('creatina'))).toBe('A');
});

test('evidence about androgen users appears only on androgens', () => {
  expect(riskStatements(bySlug('oxandrolona')).map(({ id }) => id)).toContain('liver-17aa');
  expect(riskStatements(bySlug('enantato-de-testosterona')).map(({ id }) => id)).not.toContain(
    'liver-17aa',
  );
  for (const slug of ['creatina', 'insulina-sin-diabetes', 'rad-140'])
    expect(riskStatements(bySlug(slug))).toEqual([]);
});

test.each(COMPOUNDS)('the page of $id lists risk reductions and unknowns', (compound) => {
  const ways = waysToLowerRisk(compound);
  expect(ways.length).toBeGreaterThan(1);
  for (const text of [...ways, ...findUnknowns(compound)]) {
    expect(text).not.toMatch(/\d\s?(mg|mcg|µg|g|UI|ml)\b/i);
    expect(text).not.toMatch(/reemplaz|sustitu|cambiarl?[oa] por/i);
  }
});
