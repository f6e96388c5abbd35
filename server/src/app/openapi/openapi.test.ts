import { expect, test } from 'vitest';
import { aUser } from '../../features/identity/users.fixture.ts';
import { appWith } from '../composition/app-with.fixture.ts';

type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }>; securitySchemes: object };
};
type Operation = {
  summary: string;
  security: object[];
  responses: Record<string, { description: string }>;
  requestBody?: object;
  parameters?: object[];
};

async function readDocument() {
  const admin = aUser({ role: 'admin' });
  const { as, endpoints } = await appWith({ users: [admin] });
  const document = (await (await as(admin)).get('/api/openapi.json')).json<Document>();
  const operation = (method: string, path: string) =>
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return { document, endpoints, operation };
}

test('the document describes every endpoint and nothing else', async () => {
  const { document, endpoints, operation } = await readDocument();
  expect(document.openapi).toBe('3.1.0');
  for (const { method, path, summary, access } of endpoints) {
    expect(operation(method, path)).toMatchObject({
      summary,
      security: access === 'public' ? [] : [{ session: [] }],
    });
  }
  expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
    endpoints.length,
  );
});

test('every reference of the document resolves', async () => {
  const { document } = await readDocument();
  const references = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
  ].map(([, name]) => name ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name);
});

test.each(['a visitor', 'a person', 'an administrator'])(
  'the document for %s has only the endpoints that they may call',
  async (who) => {
    const [ana, admin] = [aUser(), aUser({ role: 'admin' })];
    const { visitor, as, endpoints } = await appWith({ users: [ana, admin] });
    // the administrator's document must not be cached for others
    const whole = (await (await as(admin)).get('/api/openapi.json')).json<Document>();
    const client = who === 'a visitor' ? visitor : await as(who === 'a person' ? ana : admin);
    const reply = await client.get('/api/openapi.json');
    const { paths, components } = reply.json<Document>();
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });

    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const open = endpoints.filter(({ access }) => who === 'an administrator' || access !== 'admin');
    expect(documented.sort()).toEqual(
      open.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).sort(),
    );
    for (const [, name = ''] of reply.body.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(components.schemas).toHaveProperty(name);
    if (who !== 'an administrator') {
      expect(reply.body).not.toContain('/api/admin');
      const referencedSchemas = new Set(
        [...reply.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
      );
      expect(new Set(Object.keys(components.schemas))).toEqual(referencedSchemas);
    } else
      expect({ paths, components }).toEqual({ paths: whole.paths, components: whole.components });
  },
);

const REFUSED = { public: [], user: ['401'], member: ['401', '402'], admin: ['404'] };

test('every endpoint documents its refusals', async () => {
  const { endpoints, operation } = await readDocument();
  for (const { method, path, access } of endpoints) {
    const statuses = Object.keys(operation(method, path)?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining(['200', '500', '503', ...REFUSED[access]]));
  }
  expect(operation('POST', '/api/login')?.responses).toMatchObject({
    400: {},
    401: { description: 'wrong_credentials, second_factor_required, wrong_code' },
    403: {},
    413: {},
    415: {},
    429: {},
  });
  expect(operation('PUT', '/api/plans/:id')?.responses).toMatchObject({
    409: { description: 'another_person_signed_in, conflict, risk_blocks_plan' },
  });
});

test('an instant is documented as ISO text', async () => {
  const { operation } = await readDocument();
  expect(JSON.stringify(operation('GET', '/api/plans')?.responses['200'])).toContain(
    '"createdAt":{"type":"string","format":"date-time"',
  );
});

test('the API page loads nothing external and runs no inline script', async () => {
  const { visitor } = await appWith();
  const page = await visitor.get('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.body.match(/<script[^>]*>[^<]+<\/script>/)).toBeNull();
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:/);

  const script = await visitor.get('/api/docs/scalar.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-encoding']).toBe('gzip');
  expect(script.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});

test('the schema of a plan is complete and has no duplicate parts', async () => {
  const { document, operation } = await readDocument();
  const saved = JSON.stringify(operation('GET', '/api/plans/:id')?.responses['200']);
  expect(saved).toContain('"plan":{"$ref":"#/components/schemas/Plan"}');
  const { properties } = document.components.schemas['Plan'] ?? {};
  expect(Object.keys(properties ?? {})).toEqual(
    expect.arrayContaining(['engineVersion', 'energy', 'training', 'risk', 'sources']),
  );
  expect(JSON.stringify(properties)).not.toContain('{}');
  expect(document.components.schemas['Traced']).toMatchObject({
    properties: {
      value: { type: 'number' },
      basis: { $ref: '#/components/schemas/Basis' },
      sources: { type: 'array' },
    },
  });
});
