/** What Vite's manifest says of one module. */
export type ManifestEntry = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};
export type Manifest = Record<string, ManifestEntry>;

export type PageAssets = { scripts: string[]; styles: string[] };

/** The files of some modules and of everything they import, without those that the template already asks for. */
export function pageAssets(manifest: Manifest, modules: readonly string[]): PageAssets {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const already = closure(manifest, entry);
  const needed = closure(manifest, modules).filter((name) => !already.includes(name));
  const files = needed.map((name) => manifest[name]).filter((each) => each !== undefined);
  return {
    scripts: [...new Set(files.map(({ file }) => file))],
    styles: [...new Set(files.flatMap(({ css = [] }) => css))],
  };
}

/** Each name of a file weighs on whoever only reads the site, and the names grow with every feature. */
export function refuseLargeFirstLoad(manifest: Manifest): void {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const named = closure(manifest, entry).flatMap((name) => manifest[name]?.dynamicImports ?? []);
  const grows = named.find((name) => /^src\/(?:features\/|app\/device-collections)/.test(name));
  if (grows) throw new Error(`the first load of the site names ${grows}`);
}

/** Every file that a screen may need, also those that come later, without what only other screens need: `routes` name every screen. */
export function screenFiles(
  manifest: Manifest,
  modules: readonly string[],
  routes: readonly string[],
): string[] {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const names = closure(manifest, modules, ({ isEntry, dynamicImports = [] }) =>
    isEntry ? [] : dynamicImports,
  );
  const files = [...closure(manifest, [...entry, ...routes]), ...names].map(
    (name) => manifest[name],
  );
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
