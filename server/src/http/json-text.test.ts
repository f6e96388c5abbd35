import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { parseJsonText, runScan, runScanAtOnce, scanFields, scanItems } from './json-text.ts';

const values = fc
  .jsonValue()
  .filter((value) => !/__proto__|constructor/.test(JSON.stringify(value)));
const spaces = fc.constantFrom(undefined, 1, '\t', ' \n\r');
const refused = (work: () => unknown): boolean => {
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return true;
    throw error;
  }
};

test('the items of a list parsed one by one equal the list', () => {
  fc.assert(
    fc.property(fc.array(values), spaces, (list, space) => {
      const items = runScanAtOnce(scanItems(` ${JSON.stringify(list, null, space)}\n`, 1000));
      expect(items.map(parseJsonText)).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});

test('the fields of an object parsed one by one equal the object', () => {
  const fields = fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    values,
    { maxKeys: 20 },
  );
  fc.assert(
    fc.property(fields, spaces, (object, space) => {
      const found = runScanAtOnce(scanFields(JSON.stringify(object, null, space)));
      const parsed = [...found].map(([name, text]) => [name, parseJsonText(text)]);
      expect(Object.fromEntries(parsed)).toEqual(JSON.parse(JSON.stringify(object)));
    }),
  );
});

test('invalid JSON is never accepted', () => {
  fc.assert(
    fc.property(
      fc.array(values, { minLength: 1 }),
      fc.nat(),
      fc.string({ maxLength: 2 }),
      (list, at, noise) => {
        const text = JSON.stringify(list);
        const broken = text.slice(0, at % text.length) + noise + text.slice((at % text.length) + 1);
        let isList: boolean;
        try {
          isList = Array.isArray(JSON.parse(broken));
        } catch {
          isList = false;
        }
        const isRefused = refused(() =>
          runScanAtOnce(scanItems(broken, 10_000)).map((item) =>
            JSON.stringify(parseJsonText(item)),
          ),
        );
        if (!isList) expect(isRefused).toBe(true);
      },
    ),
  );
});

test.each([
  '',
  'null',
  '{',
  '{}}',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{a:1}',
  '{"a":1 "b":2}',
  '{"a":[1}',
  '{"a":"x}',
  '{"a":"\\"}',
  '{"__proto__":{}}',
  '{"\\u005f_proto__":{}}',
])('%s is no object', (text) =>
  expect(refused(() => [...runScanAtOnce(scanFields(text)).values()].map(parseJsonText))).toBe(
    true,
  ),
);

test.each(['{"a":{"__proto__":1}}', '[{"constructor":{"prototype":1}}]', '{"\\u005f_proto__":1}'])(
  '%s could pollute prototypes and is refused',
  (text) => expect(refused(() => parseJsonText(text))).toBe(true),
);

test('scanning stops after the maximum number of items', () => {
  expect(runScanAtOnce(scanItems(`[${'1,'.repeat(1_000)}x`, 10))).toHaveLength(11);
});

test('a long text is scanned in slices with the same result', async () => {
  const list = Array.from({ length: 300 }, (_, index) => ({ index, text: 'x,"]'.repeat(2_000) }));
  let slices = 0;
  const items = await runScan(scanItems(JSON.stringify(list), 1_000), async (slice) => {
    slices += 1;
    return slice();
  });
  expect(items.map(parseJsonText)).toEqual(list);
  expect(slices).toBeGreaterThan(3);
});

test('a string of millions of escaped quotes is one part, and endless whitespace is invalid', () => {
  const longString = `"${'\\"'.repeat(2_000_000)}\\\\"`;
  expect(runScanAtOnce(scanItems(`[${longString},1]`, 2))).toEqual([longString, '1']);
  const space = ' '.repeat(100_000);
  for (const text of [`${space}[1]`, `[${space}1]`, `[1${space}]`, `[1]${space}`, `[${space}]`])
    expect(refused(() => runScanAtOnce(scanItems(text, 2)))).toBe(true);
  const indented = `[\n${' '.repeat(10_000)}1]`;
  expect(runScanAtOnce(scanItems(indented, 2))).toEqual(['1']);
});
