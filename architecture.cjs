/** The walls of the code, as a failing check. `scripts/walls.mjs` runs them and proves that they saw the code. */

const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** In order: each feature may use only itself and those before it, so no circle of features can be written. */
const FEATURES = [
  'evidence',
  'glossary',
  'identity',
  'jobs',
  'records',
  'referrals',
  'partners',
  'membership',
  'payments',
  'measures',
  'training',
  'plans',
  'calculator',
  'evaluation',
  'announcements',
  'admin',
  'account-export',
];

/**
 * Collections of records that no other feature uses need no place in the list: each may use what stands before
 * `measures`, and nothing but the app uses it.
 */
const COLLECTIONS = readdirSync(join(__dirname, 'web/src/features'))
  .filter((name) => !FEATURES.includes(name))
  .filter((name) => existsSync(join(__dirname, `web/src/features/${name}/${name}.collection.ts`)));

const TESTS = '\\.(test|fixture)\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const BEFORE_COLLECTIONS = FEATURES.slice(0, FEATURES.indexOf('measures'));

const mayUse = [
  ...FEATURES.map((feature, position) => ({ feature, allowed: FEATURES.slice(0, position + 1) })),
  ...COLLECTIONS.map((feature) => ({ feature, allowed: [...BEFORE_COLLECTIONS, feature] })),
];

const looksBackOnly = mayUse.map(({ feature, allowed }) =>
  forbid(
    `${feature}-looks-back-only`,
    `${feature} may use only the features named before it in FEATURES`,
    { path: `^(server|web)/src/features/${feature}/` },
    {
      path: '^(server|web)/src/features/',
      pathNot: `/features/(${allowed.join('|')})/`,
    },
  ),
);

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'two files that need each other are one file, or three; pages may lead to each other by the dynamic imports of the table of screens',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-missing-module',
      'the import leads nowhere',
      {}, // the build resolves the address of a file
      { couldNotResolve: true, pathNot: '\\.wasm\\?url$' },
    ),
    forbid(
      'domain-is-pure',
      'the domain knows nothing of where it runs, and uses no package',
      { path: '^domain/src/', pathNot: TESTS },
      { pathNot: '^domain/src/' },
    ),
    forbid(
      'contract-looks-left',
      'the contract knows the domain only',
      { path: '^contract/src/' },
      { path: '^(server|web|sandbox|e2e|bench)/' },
    ),
    forbid(
      'server-and-web-never-meet',
      'they speak through the contract',
      { path: '^(server|web)/' },
      { path: '^(server|web)/', pathNot: '^$1/' },
    ),
    forbid(
      'nothing-ships-from-outside',
      'e2e, bench and the fake providers look from outside',
      { path: '^(domain|contract|server|web)/' },
      { path: '^(sandbox|e2e|bench|scripts)/' },
    ),
    forbid(
      'fakes-know-nothing-of-us',
      'a fake provider speaks the protocol of its provider; only its tests know who it talks to',
      { path: '^sandbox/', pathNot: TESTS },
      { path: '^(domain|contract|server|web|e2e|bench)/' },
    ),
    forbid(
      'general-code-knows-no-feature',
      'only app/ puts features together',
      { path: '^(server|web)/src/(?!features/|app/|start\\.ts|main|site/)', pathNot: TESTS },
      { path: '^(server|web)/src/(features|app)/' },
    ),
    forbid(
      'features-do-not-know-the-app',
      'the app uses the features, not the other way round',
      { path: '^(server|web)/src/features/', pathNot: TESTS },
      { path: '^(server|web)/src/app/' },
    ),
    forbid(
      'site-script-is-alone',
      'a document for visitors carries these, without React nor anything of the app',
      { path: '^web/(site-script|src/(pwa|start))/', pathNot: TESTS },
      {
        path: ['^node_modules/(react|react-dom|@tanstack)/', '^web/src/(app|features|site)/'],
        reachable: true,
      },
    ),
    forbid(
      'site-script-runs-by-itself',
      'it is a file of its own: the app and the islands may know the types of what it leaves for them',
      { path: '^web/src/', pathNot: TESTS },
      { path: '^web/site-script/', dependencyTypesNot: ['type-only'] },
    ),
    ...looksBackOnly,
    forbid(
      'public-files-of-a-server-feature',
      'another feature is entered through its service, or its table for a join',
      { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      { path: '^server/src/features/', pathNot: '/features/($1/|.+\\.(service|table)\\.ts$)' },
    ),
    forbid(
      'public-files-of-a-web-feature',
      'another feature is entered through its queries',
      { path: '^web/src/features/([^/]+)/', pathNot: TESTS },
      {
        path: '^web/src/features/',
        pathNot: [
          '/features/($1/|[^/]+/[^/]+\\.queries\\.ts$)',
          '/features/training/[^/]+/[^/]+\\.queries\\.ts$',
        ],
      },
    ),
    forbid(
      'sql-stays-in-repositories',
      'nobody else writes SQL',
      { path: '^server/src/features/', pathNot: ['\\.(repository|table)\\.ts$', TESTS] },
      { path: ['\\.table\\.ts$', '^node_modules/drizzle-orm/'] },
    ),
    forbid(
      'http-stays-in-routes',
      'a service or a repository never sees a request',
      { path: '^server/src/features/.+\\.(service|repository|table)\\.ts$' },
      {
        path: ['^node_modules/fastify/', '^node_modules/@fastify/', '^server/src/http/route\\.ts$'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'routeTree\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
