import { expect, test } from 'vitest';
import { appWith } from './app-with.fixture.ts';

/** Whoever opens something to everybody writes it here by hand. */
const PUBLIC = ['POST /api/login', 'POST /api/logout', 'POST /api/register'];
const SIGNED_IN = [
  'DELETE /api/plans/:id',
  'GET /api/plans',
  'GET /api/plans/:id',
  'GET /api/user',
  'POST /api/plans',
  'POST /api/plans/:id/restore',
];
/** Not endpoints of the contract: pages and probes. */
const BESIDES = ['GET /api/docs', 'GET /api/docs/scalar.js', 'GET /api/openapi.json', 'GET /healthz', 'GET /readyz'];

test('every endpoint is on this list with who may call it', async () => {
  const { endpoints } = await appWith();
  const withAccess = (wanted: string) =>
    endpoints
      .filter(({ access }) => access === wanted)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
  expect(withAccess('public')).toEqual(PUBLIC);
  expect(withAccess('user')).toEqual(SIGNED_IN);
  expect(withAccess('admin')).toEqual([]);
});

test('the server answers nothing that is not on the list', async () => {
  const { app } = await appWith();
  expect(servedBy(app.printRoutes({ commonPrefix: false }))).toEqual([...PUBLIC, ...SIGNED_IN, ...BESIDES].sort());
});

/** Reads Fastify's drawing of its routes, one branch of four characters per level. */
function servedBy(tree: string): string[] {
  const branch: string[] = [];
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]+)(\S+) \((.+)\)$/.exec(line) ?? [];
      if (part === '') return [];
      branch.splice(indent.length / 4 - 1, Infinity, part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${branch.join('')}`);
    })
    .sort();
}
