import type { IslandFiles } from './write-document.ts';

export type ManifestEntry = {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
};
export type Manifest = Record<string, ManifestEntry>;

const APP = 'app.html';
const PAGE = /-page\.tsx$/;

export function islandFiles(manifest: Manifest, name: string): IslandFiles {
  const module = ['tsx', 'ts']
    .map((extension) => `src/site/islands/${name}.${extension}`)
    .find((file) => manifest[file]);
  if (module === undefined) throw new Error(`the build has no island ${name}`);
  const files = closure(manifest, [module]).flatMap((module) => manifest[module] ?? []);
  const code = files.at(-1)?.file ?? '';
  return {
    code,
    imports: [...new Set(files.map(({ file }) => file))].filter((file) => file !== code),
    styles: [...new Set(files.flatMap(({ css = [] }) => css))],
  };
}

export function screenFiles(manifest: Manifest, component: string): string[] {
  const module = Object.keys(manifest).find((key) => manifest[key]?.name === toKebab(component));
  if (module === undefined) throw new Error(`no file of the build is named after ${component}`);
  const names = [
    ...closure(manifest, [APP]),
    ...closure(manifest, [module], ({ isEntry, dynamicImports = [] }) =>
      isEntry ? [] : dynamicImports.filter((name) => !PAGE.test(name)),
    ),
  ];
  const files = names.map((name) => manifest[name]);
  return [...new Set(files.flatMap((file) => (file ? [file.file, ...(file.css ?? [])] : [])))];
}

const toKebab = (name: string): string =>
  name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

function closure(
  manifest: Manifest,
  roots: readonly string[],
  later: (entry: ManifestEntry) => readonly string[] = () => [],
): string[] {
  const visited = new Set<string>();
  const sortedNames: string[] = [];
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const entry = manifest[name];
    if (!entry) throw new Error(`the build has no module ${name}`);
    // Imports come first because their styles must precede those of their importers.
    for (const imported of entry.imports ?? []) visit(imported);
    sortedNames.push(name);
    for (const imported of later(entry)) visit(imported);
  };
  for (const root of roots) visit(root);
  return sortedNames;
}
