import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { CATALOGUES } from './plan-worker.ts';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** By priority: a module goes to the first group that has it. */
const GROUPS = ['start', 'session', 'reading', 'forms', 'pieces', 'planning', 'records'] as const;

/** What surrounds every page: in its markup, and with its code after the first paint. */
const AROUND = ['src/app/later/after-start.ts'];
/** The pages of the site whose document the build writes, with the parts that are in it and get their code later. */
const SITE = [
  'src/site/landing-page.tsx',
  'src/site/landing/example-card.tsx',
  'src/site/landing/landing-rest.tsx',
  'src/site/prices-page.tsx',
  'src/site/withdrawal-page.tsx',
  'src/site/terms-page.tsx',
  'src/site/legal/terms-document.tsx',
  'src/site/privacy-page.tsx',
  'src/site/legal/privacy-document.tsx',
];
/** The contacts and the price of this installation, which half of the site says. */
const SETTINGS = 'src/shared/settings/site-settings.ts';
/** What they share is little, and goes with what plans share: a file of its own would be one request more. */
const CARE = [
  'src/features/plans/care/check-ups-page.tsx',
  'src/features/plans/care/stopping-page.tsx',
] as const;
/** The other pages whose document the build writes. */
const PRERENDERED = [
  'src/features/identity/sign-in/auth-page.tsx',
  'src/features/identity/sign-in/auth-forms.tsx',
  'src/features/payments/offer/offer.tsx',
  'src/features/payments/withdrawal/withdrawal-parts.tsx',
  'src/features/plans/pages/generate-plan-page.tsx',
  'src/features/plans/alarm/alarm-page.tsx',
  ...CARE,
  'src/app/measures-page.tsx',
  'src/features/glossary/glossary-page.tsx',
  'src/features/glossary/compound-page.tsx',
];
/**
 * What pages have in common is divided by the lightest page that needs it: text that is read, then schemas and forms,
 * then charts and records. A group imports only those before it.
 */
const READING = [
  'src/features/glossary/glossary-page.tsx',
  'src/features/glossary/compound-page.tsx',
];
const FORMS = [
  'src/features/payments/offer/offer.tsx',
  'src/features/identity/sign-in/auth-forms.tsx',
];
/** In the place of the landing, for who has an account. */
const ACCOUNT_HOME = 'src/app/home/account-home.tsx';
const SHARED = /\/src\/(?:design|shared)\//;
const PLANS = /\/src\/features\/plans\//;

/**
 * The files that are always fetched together are one file: each one costs a request to the phone and to the server. A
 * public page fetches nothing that it does not use. A module that is asked for by name is in no group: it would need a
 * second file with that name alone.
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
  // It waits for the code of its page, which imports this group: a file that waits for itself never starts.
  start.delete(getPath('src/main.tsx'));
  const landing = findImports(['src/site/landing-page.tsx'], graph);
  const session = findImports(AROUND, graph);
  const pages = [...findPages(graph), getPath(ACCOUNT_HOME)];
  const ofPlans = pages.filter((page) => PLANS.test(page));
  const others = pages.filter((page) => !PLANS.test(page));
  const form = findImports(['src/features/plans/pages/generate-plan-page.tsx'], graph);
  const ofOthers = findImports(others, graph);
  const records = findImports(
    [
      'src/shared/records/open-record-store.ts',
      'src/app/account-sync/sealed-dialog.tsx',
      'src/app/account-sync/download-pending.ts',
    ],
    graph,
  );
  const afterLanding = findImports(
    ['src/site/landing/example-card.tsx', 'src/site/landing/landing-rest.tsx'],
    graph,
  );
  const site = findImports([...AROUND, ...SITE], graph);
  const prerendered = findImports(PRERENDERED, graph);
  const common = [
    ...both(form, ofOthers),
    ...findShared(pages, graph).filter((id) => prerendered.has(id)),
  ].filter((id) => !needsTables(id, graph));
  // What the first part of a page has in common with its second one is no request more.
  const measuring = both(
    findImports(['src/app/measures-page.tsx'], graph),
    findImports(['src/features/measures/later-cards.tsx'], graph),
  ).filter((id) => !needsTables(id, graph));
  const reading = findImports(READING, graph);
  const forms = findImports(FORMS, graph);
  const isStyle = (id: string) => id.endsWith('.css');
  const members: Record<(typeof GROUPS)[number], Iterable<string>> = {
    // The styles of what the site shows are one file, which every document has; those of the other documents are a second.
    start: [...start, ...landing, ...findImports([SETTINGS], graph), ...[...site].filter(isStyle)],
    session: [...session, ...both(afterLanding, findImports(pages, graph))],
    // The names of classes come with the lightest group, so that no page fetches a heavier one for them.
    reading: [...common.filter((id) => reading.has(id)), ...[...prerendered].filter(isStyle)],
    forms: [...common.filter((id) => forms.has(id)), ...both(forms, ofOthers)],
    pieces: [...common, ...measuring],
    planning: [
      ...both(form, findImports(ofPlans, graph)),
      ...both(findImports([CARE[0]], graph), findImports([CARE[1]], graph)),
    ],
    records,
  };
  const groups = new Map<string, string>();
  for (const group of GROUPS)
    for (const id of members[group])
      if (!groups.has(id) && !isAskedByName(id, graph)) groups.set(id, group);
  return groups;
}

/** The tables of the domain are for the pages of plans: what needs them is in no file of the others. */
const needsTables = (id: string, graph: Graph): boolean =>
  [...findImports([id], graph)].some((imported) => CATALOGUES.test(imported));

/** What more than one page has of the design and of what every feature shares. */
function findShared(pages: readonly string[], graph: Graph): string[] {
  const ofEach = pages.map((page) => findImports([page], graph));
  return [...new Set(ofEach.flatMap((modules) => [...modules]))].filter(
    (id) => SHARED.test(id) && ofEach.filter((modules) => modules.has(id)).length > 1,
  );
}

/** An entry, or what somebody imports only when it is needed. */
const isAskedByName = (id: string, graph: Graph): boolean => {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
};

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((id) => others.has(id));

const getPath = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const findPages = (graph: Graph): string[] =>
  [...findImports(['src/app/routes/other-routes.ts'], graph)].flatMap((id) =>
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
