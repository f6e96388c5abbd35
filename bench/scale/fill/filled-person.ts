import { createHash } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Who the person of that number is, as people.sql fills them. Number 0 is the administrator. */
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
    /** Each calls from an address of their own, as the limits see them. */
    address: `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
  };
}

/** The members are the first three of every ten. */
export const findMember = (person: number) => findPerson(person - (person % 10) + (person % 3));
