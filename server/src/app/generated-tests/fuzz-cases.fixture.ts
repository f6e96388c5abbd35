import { COLLECTIONS } from '@forja/contract/collections';
import type { Endpoint } from '@forja/contract/http/endpoint';
import { aPerson } from '@forja/domain/person/person.fixture';
import fc from 'fast-check';
import { broken, type Hints, shaped } from './generated-input.fixture.ts';
import { hostileText } from './hostile-values.fixture.ts';

export type FuzzCase = { address: string; payload: string | undefined };
export type Knowledge = { hints: Hints; ids: readonly string[] };

const RAW = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '\uFEFF{}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];

const COMMON: Hints = {
  input: [aPerson(), aPerson({ ageYears: 20, goal: 'fat_loss' })],
  collection: Object.keys(COLLECTIONS),
  couponCode: ['REGALO', 'NADA1'],
  code: ['123456', '000000'],
  revision: [0, 1, 2],
  isDryRun: [true, false],
  secretAnswer: ['Señora Nuñez', 'nadie'],
  newPassword: ['mate amargo 7'],
  confirmPassword: ['mate amargo 7'],
};

type Draw = { count: number; seed: number };

export function fuzzCases(
  endpoint: Endpoint,
  { hints, ids }: Knowledge,
  { count, seed }: Draw,
): FuzzCase[] {
  const { method, path, query, body } = endpoint;
  const allHints = { ...COMMON, ...hints };
  const name = `${method} ${path}`;
  const id = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.uuid(), hostileText);
  const search = fc.dictionary(
    fc.oneof(fc.constantFrom('cursor', 'since', 'state', 'limit'), hostileText),
    fc.oneof(hostileText, fc.uuid()),
    { maxKeys: 2 },
  );
  const searchParams = query
    ? fc.oneof(shaped(query, allHints), search)
    : fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, search);
  const payload = body
    ? fc.oneof(
        { weight: 6, arbitrary: shaped(body, allHints, name).map(toJson) },
        { weight: 6, arbitrary: broken(body, allHints, name).map(toJson) },
        { weight: 1, arbitrary: fc.constantFrom(...RAW) },
      )
    : fc.constantFrom(undefined, undefined, undefined, '{}', '{');
  const requests = fc.record({ id, searchParams, payload }).map((request) => ({
    address: buildAddress(path, request.id, request.searchParams),
    payload: method === 'GET' ? undefined : request.payload,
  }));
  return fc.sample(requests, { numRuns: count, seed });
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? '';

function buildAddress(path: string, id: string, search: unknown): string {
  // lone surrogates cannot be encoded in a URL and become the replacement character
  const place = encodeURIComponent(Buffer.from(id).toString()).replaceAll('.', '%2E') || 'x';
  const pairs = Object.entries(search ?? {}).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  const query = new URLSearchParams(pairs).toString();
  return path.replaceAll(/:\w+/g, place) + (query === '' ? '' : `?${query}`);
}
