import { createHash } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export function findPerson(person: number) {
  const name = md5(`person ${person}`);
  const id = [
    name.slice(0, 8),
    name.slice(8, 12),
    `4${name.slice(13, 16)}`,
    `a${name.slice(17, 20)}`,
    name.slice(20),
  ].join('-');
  return {
    id,
    username: `persona-${person}@ejemplo.com.ar`,
    cookie: `forja_session=${id}.${md5(`session ${person}`)}scale-bench`,
    /** Separate addresses, because limits count by IP. */
    address: `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
  };
}

/** Members are the first three of every ten. */
export const findMember = (person: number) => findPerson(person - (person % 10) + (person % 3));
