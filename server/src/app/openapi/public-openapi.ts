import type { Endpoint } from '@forja/contract/http/endpoint';

type OpenApiDocument = {
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
};

/** Removes administrator endpoints and the schemas that only they use. */
export function buildPublicOpenApi<D extends object>(
  document: D,
  endpoints: readonly Endpoint[],
): D {
  // @fastify/swagger types its document by version; these fields are common to all
  const { paths = {}, components = {} } = document as OpenApiDocument;
  const hidden = new Set(
    endpoints
      .filter(({ access }) => access === 'admin')
      .map(({ method, path }) => `${method} ${toOpenApiPath(path)}`),
  );
  const publicPaths = Object.entries(paths).flatMap(([path, methods]) => {
    const visibleMethods = Object.entries(methods).filter(
      ([method]) => !hidden.has(`${method.toUpperCase()} ${path}`),
    );
    return visibleMethods.length === 0 ? [] : [[path, Object.fromEntries(visibleMethods)] as const];
  });
  const { schemas = {} } = components;
  const schemaNames = collectSchemaNames(publicPaths, schemas);
  return {
    ...document,
    paths: Object.fromEntries(publicPaths),
    components: {
      ...components,
      schemas: Object.fromEntries(
        Object.entries(schemas).filter(([name]) => schemaNames.has(name)),
      ),
    },
  };
}

const toOpenApiPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function collectSchemaNames(
  part: unknown,
  schemas: Record<string, unknown>,
  schemaNames = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (schemaNames.has(name)) continue;
    schemaNames.add(name);
    collectSchemaNames(schemas[name] ?? {}, schemas, schemaNames);
  }
  return schemaNames;
}
