/** Where data is stored. */
export const providerSettings = [
  {
    key: 'StorageProvider',
    type: 'choice',
    default: 'FileSystem',
    choices: ['FileSystem', 'InMemory', 'Sqlite', 'LiteDb', 'PostgreSQL', 'MySQL', 'SqlServer', 'ObjectStore'],
    others: 'the id of a package of Providers',
    help: 'Where data is stored. FileSystem stores the bytes of documents in files, Sqlite in the database, LiteDb everything in one file, ObjectStore as objects (BlobProvider) with the rest in SQLite; PostgreSQL, MySQL and SqlServer are servers (PostgreSqlConnectionString, MySqlConnectionString, SqlServerConnectionString); InMemory loses all data when the server stops.',
  },
  {
    key: 'Providers',
    type: 'list',
    default: [],
    help: 'Packages, or files that begin with a dot or a slash, with further values of StorageProvider (docs/providers.md).',
  },
  {
    key: 'Templates',
    type: 'list',
    default: [],
    help: 'Packages, or files that begin with a dot or a slash, with templates that lists and webs can be made of (docs/templates.md).',
  },
] as const

/** The bytes of the package that `StorageProvider` names. */
export const bytesOfPackage: unique symbol = Symbol('bytes of a package')

const [{ choices }] = providerSettings

/** The templates of the packages that `Templates` names. */
export const templatesOfPackages: unique symbol = Symbol('templates of packages')

/** Whether a value of `StorageProvider` is a provider of Tenon, and not that of a package. */
export const isOwnProvider = (id: string): boolean => choices.some((own) => own.toLowerCase() === id.toLowerCase())
