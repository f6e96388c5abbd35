import fc from 'fast-check';
import { z } from 'zod';
import { hostileValue } from './hostile-values.fixture.ts';

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Meaningful values by property name. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

const PLACES = 40;
const TRIES = 1_024;
const FIRST_DAY = Date.UTC(2025, 0, 1);
const LAST_DAY = Date.UTC(2026, 2, 1);

/** Random values that satisfy a schema; refinements are left to chance. */
export function shaped(
  schema: z.core.$ZodType,
  hints: Hints = {},
  name = '',
): fc.Arbitrary<unknown> {
  // the generator reads only the keywords in JsonSchema
  return build(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    hints,
    name,
  );
}

export function broken(
  schema: z.core.$ZodType,
  hints: Hints = {},
  name = '',
): fc.Arbitrary<unknown> {
  const mutated = fc
    .tuple(shaped(schema, hints, name), fc.nat(), fc.option(hostileValue, { nil: undefined }))
    .map(([value, place, wrong]) => replacePart(value, place, wrong));
  return fc.oneof({ weight: 1, arbitrary: hostileValue }, { weight: 6, arbitrary: mutated });
}

export function validSamples(
  schema: z.core.$ZodType,
  count: number,
  hints: Hints = {},
  name = '',
): unknown[] {
  const written = shaped(schema, hints, name);
  // the longer sample repeats the shorter one
  for (let tries = 2 * count; tries <= TRIES; tries *= 2) {
    const samples = fc.sample(written, { numRuns: tries, seed: 11 });
    const valid = samples.filter((sample) => z.safeParse(schema, sample).success).slice(0, count);
    if (valid.length === count) return valid;
  }
  throw new Error(`the generator does not know how to write ${name}`);
}

function build(schema: JsonSchema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  const written = write(schema, hints);
  const hinted = hints[name];
  return hinted ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hinted) }, written) : written;
}

function write(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map((each) => write(each, hints)));
  if (schema.propertyNames && schema.additionalProperties)
    return fc.dictionary(
      fc.constantFrom(...COLLECTION_NAMES),
      write(schema.additionalProperties, hints),
    );
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, part]) => [
            key,
            build(part, hints, key),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(write(schema.items ?? {}, hints), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer(readBounds(schema));
    case 'number':
      return arbitraryNumber(schema);
    case 'string':
      return arbitraryText(schema);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const readBounds = ({ minimum = 0, maximum = 200 }: JsonSchema) => ({
  min: Math.ceil(minimum),
  max: Math.floor(maximum),
});

const arbitraryNumber = (schema: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer(readBounds(schema)),
    fc
      .integer({ min: (schema.minimum ?? 0) * 10, max: (schema.maximum ?? 200) * 10 })
      .map((tenths) => tenths / 10),
  );

const instant = fc
  .integer({ min: FIRST_DAY, max: LAST_DAY })
  .map((at) => new Date(at).toISOString());

function arbitraryText({
  format,
  pattern,
  minLength = 0,
  maxLength = 60,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: [4, 7] });
  if (format === 'date-time') return instant;
  if (format === 'date') return instant.map((text) => text.slice(0, 10));
  return fc.constantFrom(...arbitraryMatches({ pattern, minLength, maxLength }));
}

const COLLECTION_NAMES = ['plans', 'measures', 'water'];
const LIKELY_TEXTS = [
  'ana@ejemplo.com.ar',
  'Ana',
  '123456',
  'abc123',
  'a',
  'otra clave 42',
  'A'.repeat(43),
];

type TextRule = { pattern: string | undefined; minLength: number; maxLength: number };
const textsByRule = new Map<string, string[]>();

/** Searched instead of filtered, because some patterns match almost nothing. */
function arbitraryMatches(rule: TextRule): string[] {
  const key = JSON.stringify(rule);
  const cached = textsByRule.get(key);
  if (cached) return cached;
  const { pattern, minLength, maxLength } = rule;
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const free = fc.string({
    unit: fc.constantFrom('a', 'b', 'z', 'Ñ', 'é', '0', '1', '9', ' ', '_', '-'),
    minLength,
    maxLength: Math.min(maxLength, 60),
  });
  const candidates = [
    ...LIKELY_TEXTS,
    ...fc.sample(fc.oneof(free, fc.emailAddress()), { numRuns: 60, seed: 5 }),
    // fast-check lacks the classes of Unicode
    ...(pattern === undefined || pattern.includes('\\p{')
      ? []
      : fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 60, seed: 5 })),
  ];
  const texts = candidates.filter(
    (text) =>
      text.length >= minLength && text.length <= maxLength && (expression?.test(text) ?? true),
  );
  if (texts.length === 0) throw new Error(`no text is like ${key}`);
  textsByRule.set(key, texts);
  return texts;
}

function replacePart(value: unknown, place: number, wrong: unknown): unknown {
  const paths = listPaths(value, []).slice(0, PLACES);
  const path = paths[place % Math.max(1, paths.length)];
  return path ? replaceValue(value, path, wrong) : wrong;
}

function listPaths(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [...path, key],
    ...listPaths(part, [...path, key]),
  ]);
}

function replaceValue(value: unknown, [key, ...rest]: string[], wrong: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return wrong;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    name === key ? replaceValue(part, rest, wrong) : part,
  ]);
  const present = parts.filter(([, part]) => part !== undefined);
  return Array.isArray(value) ? present.map(([, part]) => part) : Object.fromEntries(present);
}
