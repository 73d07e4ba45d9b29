// Which folder may import which (src/README.md). test/unit/import-rules.test.ts shows that every rule detects a
// violation.
const rooms = require('./rooms.cjs')

const edges = 'rest|soap|files|csom|identity|admin|live|emulator|wopi'
// Test modules that check the server's replies, and modules that send the requests for them.
const judges = 'judge/|(soap/|sign-in/)?(contract|identity)-client\\.ts$|soap/messages\\.ts$|(coverage-file|held-loop|profiles/lens)\\.ts$'
const ours = '^(src|generated|scripts|test)/'
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** One rule for each room of a folder but the last: a room imports itself and the rooms to its left. */
const inOrder = (folder, names) =>
  names
    .slice(0, -1)
    .map((name, at) =>
      forbid(
        `${folder.replaceAll('/', '-')}-${name}-imports-only-rooms-before-it`,
        { path: `^src/${folder}/${name}/` },
        { path: `^src/${folder}/[^/]+/`, pathNot: `^src/${folder}/(${names.slice(0, at + 1).join('|')})/` },
      ),
    )

/** Files directly in a folder of rooms serve those rooms, and import none of them. */
const beforeItsRooms = (folder) =>
  forbid(`${folder.replaceAll('/', '-')}-imports-none-of-its-rooms`, { path: `^src/${folder}/[^/]+$` }, { path: `^src/${folder}/[^/]+/` })

const unplaced = (folder, names) => `^src/${folder}/(?!(?:${names.join('|')})/)[^/]+/`

module.exports = {
  forbidden: [
    forbid(
      'core-imports-core-assert-and-crypto',
      { path: '^src/core/' },
      { pathNot: '^(src/core/|generated/prisma/|(node:)?(assert|crypto)$)' },
    ),
    forbid('core-sees-rows-as-types-only', { path: '^src/core/' }, { path: '^generated/prisma/', dependencyTypesNot: ['type-only'] }),
    ...inOrder('core', rooms.floors),
    ...inOrder('core/content', rooms.content),
    ...inOrder('core/acts', rooms.acts),
    ...inOrder('entities', rooms.entities),
    beforeItsRooms('core/content'),
    beforeItsRooms('core/acts'),
    forbid(
      'rooms-have-their-place',
      {},
      {
        path: [
          unplaced('core', rooms.floors),
          unplaced('core/content', rooms.content),
          unplaced('core/acts', rooms.acts),
          unplaced('entities', rooms.entities),
        ],
      },
    ),
    forbid('only-the-profile-imports-the-reasons-of-all-rooms', { path: '^src/', pathNot: '^src/profile/' }, { path: '^src/core/[^/]+$' }),
    forbid('profile-imports-profile-and-core', { path: '^src/profile/' }, { path: ours, pathNot: '^src/(profile|core)/' }),
    forbid('formats-import-formats-and-core', { path: '^src/formats/' }, { path: ours, pathNot: '^src/(formats|core)/' }),
    forbid('http-imports-http-core-and-formats', { path: '^src/http/' }, { path: ours, pathNot: '^src/(http|core|formats|profile)/' }),
    forbid(
      'entities-import-their-contract-and-the-floors-below',
      { path: '^src/entities/' },
      { path: ours, pathNot: '^(src/(entities|core|formats|http|profile)|generated/rest)/' },
    ),
    forbid(
      'an-edge-imports-itself-its-contract-core-formats-and-http',
      { path: `^src/(${edges})/` },
      { path: ours, pathNot: '^(src/($1|entities|core|formats|http|profile)|generated/$1)/' },
    ),
    forbid(
      'pages-show-every-contract-and-import-no-edge',
      { path: '^src/pages/' },
      { path: ours, pathNot: '^(src/(pages|entities|core|formats|http|profile)|generated)/' },
    ),
    forbid(
      'stores-import-stores-core-and-rows',
      { path: '^src/stores/' },
      { path: ours, pathNot: '^(src/(stores|core)|generated/prisma)/' },
    ),
    forbid(
      'stores-see-core-as-types-except-its-ports',
      { path: '^src/stores/' },
      {
        path: '^src/core/',
        pathNot: '^src/core/kernel/(ports|packages/packages|query|errors|reasons|bounded-map|data-unusable|pacing/breathe)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'sql-knows-no-database',
      { path: '^src/stores/sql/' },
      { path: ['^src/stores/(?!sql/)', '(^|/)node_modules/(better-sqlite3|pg)/'] },
    ),
    forbid(
      'only-stores-know-drivers',
      { path: '^src/', pathNot: '^src/stores/' },
      { path: '(^|/)node_modules/(better-sqlite3|kysely|pg|sharp)/' },
    ),
    forbid('only-pages-know-express', { path: '^src/', pathNot: '^src/pages/' }, { path: '(^|/)node_modules/(express|@types/express)/' }),
    forbid('only-identity-knows-tokens', { path: '^src/', pathNot: '^src/identity/' }, { path: '(^|/)node_modules/jose/' }),
    forbid('only-live-updates-know-web-sockets', { path: '^src/', pathNot: '^src/live/' }, { path: '(^|/)node_modules/ws/' }),
    forbid('only-the-farm-opens-stores', { path: '^src/', pathNot: '^src/(farm|stores)/' }, { path: '^src/stores/' }),
    forbid(
      'only-the-process-reads-configuration',
      { path: '^src/.+/', pathNot: '^src/(config|process|farm|server|commands)/' },
      { path: '^src/config/' },
    ),
    forbid(
      'process-imports-process-http-core-formats-and-configuration',
      { path: '^src/process/' },
      { path: ours, pathNot: '^src/(process|http|core|formats|config|profile)/' },
    ),
    forbid(
      'only-what-runs-imports-the-process',
      { path: '^src/.+/', pathNot: '^src/(process|farm|server|commands)/' },
      { path: '^src/process/' },
    ),
    forbid(
      'farm-imports-stores-core-process-and-configuration',
      { path: '^src/farm/' },
      { path: ours, pathNot: '^src/(farm|stores|core|process|config)/' },
    ),
    forbid(
      'only-commands-and-the-server-import-the-farm',
      { path: '^src/', pathNot: '^src/(farm|server|commands)/' },
      { path: '^src/farm/' },
    ),
    forbid('only-commands-import-the-server', { path: '^src/', pathNot: '^src/(server|commands)/' }, { path: '^src/server/' }),
    forbid(
      'the-recorder-imports-itself-edges-and-contracts',
      { path: '^src/recorder/' },
      { path: ours, pathNot: '^(src/(recorder|rest|soap|emulator|http|formats|profile|core)|generated/soap)/' },
    ),
    forbid('only-commands-import-the-recorder', { path: '^src/', pathNot: '^src/(recorder|commands)/' }, { path: '^src/recorder/' }),
    forbid('only-main-imports-commands', { path: '^src/.+/', pathNot: '^src/commands/' }, { path: '^src/commands/' }),
    forbid(
      'the-entry-loads-the-program-only-under-a-node-that-fits',
      { path: '^src/(main|process/needed-node)\\.ts$' },
      { pathNot: '^(src/process/(exit-codes|needed-node)\\.ts|(node:)?(fs|module))$', dependencyTypesNot: ['dynamic-import'] },
    ),
    forbid('generated-imports-nothing-of-ours', { path: '^generated/' }, { path: ours, pathNot: '^generated/' }),
    forbid('src-sees-no-tests-or-scripts', { path: '^(src|generated)/' }, { path: '^(test|scripts)/' }),
    forbid(
      'judges-of-replies-see-nothing-of-the-server',
      { path: `^test/support/(${judges})` },
      { path: ours, pathNot: `^(test/support/(${judges})|generated/)` },
    ),
    forbid('src-needs-no-development-packages', { path: '^src/' }, { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }),
    forbid('imports-lead-somewhere', {}, { couldNotResolve: true }),
    forbid('no-cycles', {}, { circular: true }),
    forbid('no-dead-files', { path: '^src/main\\.ts$' }, { path: '^src/', pathNot: '^src/testing\\.ts$', reachable: false }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/|^test/.*/node_modules/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
