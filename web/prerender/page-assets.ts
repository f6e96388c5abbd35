import { IN_WORKER } from '../plan-worker.ts';

/** What Vite's manifest says of one module. */
export type ManifestEntry = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};
export type Manifest = Record<string, ManifestEntry>;

export type PageAssets = {
  scripts: string[];
  styles: string[];
  /** What is inside the one style sheet, so that the code does not ask for it again. */
  joinedStyles?: string[];
};

/** Of the app. The worker starts by itself when it is asked. */
const findEntries = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) => manifest[name]?.isEntry && !name.endsWith(IN_WORKER));

/** What a document asks for: the entry of the app first, then what the entry and these modules import. `later` gives styles only. */
export function pageAssets(
  manifest: Manifest,
  modules: readonly string[],
  later: readonly string[] = [],
): PageAssets {
  const entry = findEntries(manifest);
  const find = (names: readonly string[]) =>
    closure(manifest, names).flatMap((name) => manifest[name] ?? []);
  const scripts = find([...entry, ...modules]).map(({ file }) => file);
  const first = entry.flatMap((name) => manifest[name]?.file ?? []);
  const styles = find([...entry, ...modules, ...later]).flatMap(({ css = [] }) => css);
  return { scripts: [...new Set([...first, ...scripts])], styles: [...new Set(styles)] };
}

/** With its document, style sheet, fonts, manifest and the question of who is there: 20 in all. */
const MOST_SCRIPTS = 13;

/** Before its first paint a document asks for one style sheet and its fonts; with its code they are few enough for a phone with bad signal. */
export function refuseManyRequests(page: string, { scripts, styles }: PageAssets): void {
  if (styles.length !== 1)
    throw new Error(`${page} has ${styles.length} style sheets: ${styles.join(', ')}`);
  if (scripts.length > MOST_SCRIPTS)
    throw new Error(`${page} asks for ${scripts.length} scripts: ${scripts.join(', ')}`);
}

/** Each name of a file weighs on whoever only reads the site, and the names grow with every feature. */
export function refuseLargeFirstLoad(manifest: Manifest): void {
  const entry = findEntries(manifest);
  const named = closure(manifest, entry).flatMap((name) => manifest[name]?.dynamicImports ?? []);
  const grows = named.find((name) => /^src\/(?:features\/|app\/device-collections)/.test(name));
  if (grows) throw new Error(`the first load of the site names ${grows}`);
}

const PAGE = /-page\.tsx$/;

/** Every file that a screen may need, also those that come later, without the other pages, which `around` names too. */
export function screenFiles(manifest: Manifest, page: string, around: readonly string[]): string[] {
  const entry = findEntries(manifest);
  const names = closure(manifest, [...around, page], ({ isEntry, dynamicImports = [] }) =>
    isEntry ? [] : dynamicImports.filter((name) => !PAGE.test(name)),
  );
  const files = [...closure(manifest, entry), ...names].map((name) => manifest[name]);
  return [...new Set(files.flatMap((file) => (file ? [file.file, ...(file.css ?? [])] : [])))];
}

function closure(
  manifest: Manifest,
  roots: readonly string[],
  later: (entry: ManifestEntry) => readonly string[] = () => [],
): string[] {
  const visited = new Set<string>();
  const inOrder: string[] = [];
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const entry = manifest[name];
    if (!entry) throw new Error(`the build has no module ${name}`);
    // Imports first: their styles come before those of who uses them.
    for (const imported of entry.imports ?? []) visit(imported);
    inOrder.push(name);
    for (const imported of later(entry)) visit(imported);
  };
  for (const root of roots) visit(root);
  return inOrder;
}
