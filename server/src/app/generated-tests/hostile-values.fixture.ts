import fc from 'fast-check';

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eotxet',
  '💪'.repeat(60),
  'x'.repeat(5000),
  '../../etc/passwd',
  "'; drop table users; --",
  '{{7*7}}',
  '${jndi:ldap://x}',
  '__proto__',
  'constructor',
  'null',
  'true',
  '1e400',
  '9999-99-99',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-03-01T12:00:00+99:99',
];
const NUMBERS = [
  -1,
  -0,
  0.1 + 0.2,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MIN_SAFE_INTEGER,
];
const SHAPES: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  { $ne: '' },
  { toString: 1, constructor: 'x', ['__proto__']: { isAdmin: true } },
  ['a@b.com'],
  Array.from({ length: 300 }, (_, index) => index),
  nested(60, (inner) => [inner]),
  nested(60, (inner) => ({ inner })),
  nested(900, (inner) => [inner]),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...NUMBERS),
  fc.constantFrom<unknown>(...SHAPES),
  fc.jsonValue({ maxDepth: 2 }),
);
