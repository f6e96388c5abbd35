import { ProviderError } from '@forja/server/gateways/payments/provider-error';
import { expect } from 'vitest';
import type { Documented, Json } from './documented.ts';
import { changeField, listFields, getKind, listOddValues } from './fields.ts';
import type { RecordedRequest } from './replay.fixture.ts';

/** Reads the document with one odd field at a time and lists unexpected failures and changed results. */
export async function findMisreadFields(
  { body, required, significant = [] }: Documented,
  read: (body: Json) => Promise<unknown>,
): Promise<string[]> {
  const expected = JSON.stringify(await read(body));
  const wrong: string[] = [];
  const attempt = async (field: string, odd: Json | undefined) => {
    const what = `${field}: ${JSON.stringify(odd)}`;
    try {
      const same = JSON.stringify(await read(changeField(body, field, odd))) === expected;
      if (!same && !required.includes(field) && !significant.includes(field))
        wrong.push(`${what} changes the result`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (!required.includes(field)) wrong.push(`${what} is ${error.problem}`);
    }
  };
  for (const [field, value] of listFields(body))
    for (const odd of listOddValues(value)) await attempt(field, odd);
  await attempt('a_field_of_tomorrow', { any: ['thing'] });
  return wrong;
}

export function expectRequest({ request }: Documented, requests: RecordedRequest[]): void {
  if (request === undefined) throw new Error('the fixture has no request');
  const form = new RegExp(`^${request.path.replace(':id', '[^/]+')}$`);
  const sent = requests.find(({ method, path }) => method === request.method && form.test(path));
  expect(sent, `${request.method} ${request.path}`).toBeDefined();
  if (sent === undefined) return;
  for (const header of request.headers)
    expect(sent.headers[header], header).toEqual(expect.stringMatching(/./));
  for (const name of request.query ?? [])
    expect(sent.query.get(name), name).toEqual(expect.stringMatching(/./));
  const fields = listFields(sent.body);
  for (const [field, kind] of Object.entries(request.body ?? {}))
    expect(getKind(fields.get(field) ?? null), field).toBe(kind);
}

export function findDifferences({ body }: Documented, answer: Json): string[] {
  const fields = listFields(answer);
  return [...listFields(body)].flatMap(([field, documented]) => {
    const value = fields.get(field);
    if (value === undefined) return [`${field} is missing`];
    // null in an example shows that the field is nullable, not its type
    if (documented === null || getKind(value) === getKind(documented)) return [];
    return [`${field} is a ${getKind(value)}, and a ${getKind(documented)} in the documentation`];
  });
}
