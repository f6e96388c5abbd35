import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { checkUps } from './check-ups.ts';
import { separateRepeatedTests } from './repeated-tests.ts';

type Named = { name: string };
const sortNames = (tests: readonly Named[]): string[] => tests.map(({ name }) => name).toSorted();

test('every check-up names all its tests, and prints the limits of each once, at the first', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const all = checkUps(createProfile(person));
      const separated = separateRepeatedTests(all);
      expect(separated.map(({ news, repeated }) => sortNames([...news, ...repeated]))).toEqual(
        all.map(({ tests }) => sortNames(tests)),
      );
      const limits = new Set<string>();
      for (const { news, repeated } of separated) {
        for (const test of repeated) expect(limits).toContain(JSON.stringify(describe(test)));
        for (const test of news) {
          expect(limits).not.toContain(JSON.stringify(describe(test)));
          limits.add(JSON.stringify(describe(test)));
        }
      }
    }),
  );
});

type Limits = Named & { consultSoon?: string | undefined; stopNow?: string | undefined };
const describe = ({ name, consultSoon, stopNow }: Limits) => [name, consultSoon, stopNow];
