import { randomInt, randomUUID } from 'node:crypto';
import { PASSWORD } from '../../api/running-forja.ts';
import { findMember, findPerson } from '../fill/filled-person.ts';

export type HotRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  address: string;
  body?: object;
};
export type HotEndpoint = {
  name: string;
  perSecond: number;
  requests: number;
  createRequest: (people: number) => HotRequest;
};

const OFTEN = { perSecond: 50, requests: 1_120 };
/** Sign-ins cost a fraction of a core for hashing, whatever the database size. */
const LOGINS = { perSecond: 4, requests: 160 };
const LISTS = { perSecond: 32, requests: 320 };
const SELDOM = { perSecond: 4, requests: 64 };
const REASON = 'Medición de carga';

const anyone = (people: number) => findPerson(1 + randomInt(people));
const anyMember = (people: number) => findMember(10 + randomInt(people - 10));

export const HOT_ENDPOINTS: readonly HotEndpoint[] = [
  personRead('GET /api/user'),
  personRead('GET /api/check-membership'),
  personRead('GET /api/changes'),
  {
    name: 'PUT /api/measures/:id',
    ...OFTEN,
    createRequest: (people) => ({
      method: 'PUT',
      path: `/api/measures/${randomUUID()}`,
      ...sessionHeaders(anyMember(people)),
      body: {
        revision: 0,
        mutationId: randomUUID(),
        value: { takenOn: '2026-03-01', weightKg: 78.4 },
      },
    }),
  },
  {
    name: 'POST /api/login',
    ...LOGINS,
    createRequest(people) {
      const { username, address } = anyone(people);
      const body = { username, password: PASSWORD };
      return { method: 'POST', path: '/api/login', address, body };
    },
  },
  adminList('people'),
  adminList('people?page=40'),
  adminList('people?sort=member_until'),
  adminList('people?sort=payments'),
  adminList('people?filter=members&sort=payments'),
  adminList('people?filter=admins'),
  adminList('payments'),
  adminList('payments?filter=review'),
  adminList('payments?filter=refunded&sort=amount_minor'),
  adminList('referrals'),
  adminList('partners'),
  adminList('coupons'),
  adminList('audit'),
  adminLookup('people by e-mail', '/api/admin/tables/people/search', (people) => ({
    search: anyone(people).username,
  })),
  adminLookup('payments by e-mail', '/api/admin/payments/search', (people) => ({
    query: anyMember(people).username,
  })),
  adminLookup('one person', (people) => `/api/admin/people/${anyMember(people).id}/view`),
  { ...adminLookup('pending payments', '/api/admin/pending-payments/view'), ...SELDOM },
  adminLookup('withdrawals', '/api/admin/withdrawals/view'),
  {
    name: 'admin: overview',
    ...SELDOM,
    createRequest: () => ({ method: 'GET', path: '/api/admin/overview', ...administrator() }),
  },
];

const sessionHeaders = ({ cookie, address }: ReturnType<typeof findPerson>) => ({
  cookie,
  address,
});
const administrator = () => sessionHeaders(findPerson(0));

function personRead(name: `GET ${string}`): HotEndpoint {
  const path = name.slice('GET '.length);
  return {
    name,
    ...OFTEN,
    createRequest: (people) => ({ method: 'GET', path, ...sessionHeaders(anyone(people)) }),
  };
}

function adminList(address: string): HotEndpoint {
  const path = `/api/admin/tables/${address}`;
  return {
    name: `admin: ${address}`,
    ...LISTS,
    createRequest: () => ({ method: 'GET', path, ...administrator() }),
  };
}

function adminLookup(
  name: string,
  path: string | ((people: number) => string),
  createBody: (people: number) => object = () => ({}),
): HotEndpoint {
  return {
    name: `admin: ${name}`,
    ...LISTS,
    createRequest: (people) => ({
      method: 'POST',
      path: typeof path === 'string' ? path : path(people),
      ...administrator(),
      body: { ...createBody(people), reason: REASON },
    }),
  };
}
