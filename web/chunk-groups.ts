import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** By priority: a module goes to the first group that has it. */
const GROUPS = ['start', 'routes', 'common', 'session', 'records', 'figures'] as const;

/**
 * The files that are always fetched together are one file: each one costs a request to the phone and to the server. A
 * public page fetches nothing that it does not use.
 */
export function createChunkGroups() {
  let groups: Map<string, string> | undefined;
  return GROUPS.map((group, index) => ({
    priority: GROUPS.length - index,
    name(id: string, graph: Graph): string | null {
      groups ??= findGroups(graph);
      return groups.get(id) === group ? group : null;
    },
  }));
}

function findGroups(graph: Graph): Map<string, string> {
  const start = findImports(['src/main.tsx'], graph);
  const landing = findImports(['src/site/landing-page.tsx'], graph);
  const routes = findImports(['src/app/routes/other-routes.ts'], graph);
  const pages = findImports(findPages(routes, graph), graph);
  const session = findImports(['src/app/shell/session-parts.tsx', 'src/pwa/pwa-layer.tsx'], graph);
  const records = findImports(
    [
      'src/shared/records/open-record-store.ts',
      'src/app/account-sync/sealed-dialog.tsx',
      'src/app/account-sync/download-pending.ts',
    ],
    graph,
  );
  const afterLanding = findImports(
    [
      'src/site/landing/example-card.tsx',
      'src/site/landing/landing-rest.tsx',
      'src/app/footer/site-footer.tsx',
    ],
    graph,
  );
  // It waits for the code of its page, which imports this group: a file that waits for itself never starts.
  start.delete(getPath('src/main.tsx'));
  const members: Record<(typeof GROUPS)[number], Iterable<string>> = {
    start: [...start, ...both(landing, session)],
    routes,
    common: both(session, pages),
    session,
    records,
    figures: both(afterLanding, pages).filter((id) => !landing.has(id)),
  };
  const groups = new Map<string, string>();
  for (const group of GROUPS)
    for (const id of members[group]) if (!groups.has(id)) groups.set(id, group);
  return groups;
}

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((id) => others.has(id));

const getPath = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const findPages = (routes: Iterable<string>, graph: Graph): string[] =>
  [...routes].flatMap((id) =>
    (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((to) =>
      to.endsWith('-page.tsx'),
    ),
  );

/** These modules, and all that they import when they start. */
function findImports(files: readonly string[], graph: Graph): Set<string> {
  const modules = new Set<string>();
  const next = files.map((file) => (file.startsWith('src/') ? getPath(file) : file));
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (modules.has(id)) continue;
    const info = graph.getModuleInfo(id);
    if (!info) throw new Error(`${id} is not in the build`);
    modules.add(id);
    next.push(...info.importedIds);
  }
  return modules;
}
