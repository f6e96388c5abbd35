import { ProviderError } from '@forja/server/gateways/payments/provider-error';
import { expect } from 'vitest';
import type { Documented, Json } from './documented.ts';
import { changed, listFields, getKind, oddities } from './fields.ts';
import type { RecordedRequest } from './replay.fixture.ts';

/** Reads the document with each of its fields odd, one at a time; what was unreadable, or understood otherwise. */
export async function readOddly(
  { body, required, telling = [] }: Documented,
  read: (body: Json) => Promise<unknown>,
): Promise<string[]> {
  const understood = JSON.stringify(await read(body));
  const wrong: string[] = [];
  const attempt = async (field: string, odd: Json | undefined) => {
    const what = `${field}: ${JSON.stringify(odd)}`;
    try {
      const same = JSON.stringify(await read(changed(body, field, odd))) === understood;
      if (!same && !required.includes(field) && !telling.includes(field))
        wrong.push(`${what} is understood otherwise`);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (!required.includes(field)) wrong.push(`${what} is ${error.problem}`);
    }
  };
  for (const [field, value] of listFields(body))
    for (const odd of oddities(value)) await attempt(field, odd);
  await attempt('a_field_of_tomorrow', { any: ['thing'] });
  return wrong;
}

/** What is sent has what the page asks for. */
export function expectRequest({ request }: Documented, asked: RecordedRequest[]): void {
  if (request === undefined) throw new Error('it is no call');
  const form = new RegExp(`^${request.path.replace(':id', '[^/]+')}$`);
  const sent = asked.find(({ method, path }) => method === request.method && form.test(path));
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

/** Every field of the page is in what the fake provider says, and of the same kind. */
export function differences({ body }: Documented, said: Json): string[] {
  const fields = listFields(said);
  return [...listFields(body)].flatMap(([field, documented]) => {
    const value = fields.get(field);
    if (value === undefined) return [`${field} is missing`];
    // a page that shows null shows that it may be, not what it is otherwise
    if (documented === null || getKind(value) === getKind(documented)) return [];
    return [`${field} is a ${getKind(value)}, and a ${getKind(documented)} in the documentation`];
  });
}
