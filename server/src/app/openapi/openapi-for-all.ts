import type { Endpoint } from '@forja/contract/endpoint';

type Document = {
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
};

/** The same document without what only an administrator may call, nor the shapes that nothing else uses. */
export function openApiForAll<D extends object>(document: D, endpoints: readonly Endpoint[]): D {
  // the generator of OpenAPI types its document by version; these parts are the same in all of them
  const { paths = {}, components = {} } = document as Document;
  const hidden = new Set(
    endpoints.filter(({ access }) => access === 'admin').map(({ method, path }) => `${method} ${inBraces(path)}`),
  );
  const open = Object.entries(paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([method]) => !hidden.has(`${method.toUpperCase()} ${path}`));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  const { schemas = {} } = components;
  const used = usedBy(open, schemas);
  return {
    ...document,
    paths: Object.fromEntries(open),
    components: {
      ...components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
}

const inBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** The names of the shapes that it mentions, and of those that they mention. */
function usedBy(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    usedBy(schemas[name] ?? {}, schemas, found);
  }
  return found;
}
