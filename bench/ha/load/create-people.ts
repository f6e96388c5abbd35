import type { Acknowledged } from './acknowledged.ts';
import type { ResendingClient } from './resending-client.ts';
import { buy, type LoadPerson } from './write-load.ts';

const PEOPLE = 16;

/** Members with separate addresses, because limits count by IP. */
export async function createPeople(load: {
  client: ResendingClient;
  acknowledged: Acknowledged;
}): Promise<LoadPerson[]> {
  const people: LoadPerson[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await register(load.client, index);
    await buy(load, person);
    people.push(person);
  }
  return people;
}

async function register(client: ResendingClient, index: number): Promise<LoadPerson> {
  const address = `10.1.0.${index + 1}`;
  const registration = {
    username: `persona-${index}@ejemplo.com.ar`,
    password: 'mate amargo 7',
    secretQuestion: '¿Cómo se llamaba tu primera mascota?',
    secretAnswer: 'Tobi',
    acceptTerms: true,
    isAdult: true,
  };
  const visitor = { cookie: '', address };
  const reply = await client.send('POST', '/api/register', registration, visitor);
  if (!reply) throw new Error(`Nobody could register: ${client.takeFigures().failures.join()}`);
  const { id } = (await reply.json()) as { id: string }; // follows the contract
  return { id, address, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
