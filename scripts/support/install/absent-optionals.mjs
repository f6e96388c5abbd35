export function absentOptionals({ packages }, overrides = {}) {
  const optionals = Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {}, dev = false }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => overrides[path.split('node_modules/').at(-1)]?.[name] === undefined)
        .map(([name, version]) => ({ path, name, version, isDev: dev })),
  );
  return optionals.filter(
    ({ path, name }) => !foldersAbove(path).some((folder) => packages[`${folder}${name}`]),
  );
}

function foldersAbove(path) {
  const segments = path === '' ? [] : path.split('/');
  return Array.from({ length: segments.length + 1 }, (_, up) =>
    segments.slice(0, segments.length - up),
  )
    .filter((above) => above.at(-1) !== 'node_modules')
    .map((above) => [...above, 'node_modules', ''].join('/'));
}
