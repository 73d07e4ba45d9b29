import { readConfig } from '../../../../src/config/config.ts'
import { addItem } from '../../../../src/core/acts/items/items.ts'
import { actorOf } from '../../../../src/core/model/people/actors.ts'
import { identify } from '../../../../src/core/model/people/login-names.ts'
import { findWeb } from '../../../../src/core/model/sites/find-web.ts'
import { openFarm } from '../../../../src/farm/farm.ts'

/**
 * node add-item.ts <data folder> <title>: a program of its own that opens the farm in a folder beside its server, adds an item
 * to the list Tasks, prints its id, and ends.
 */
const [folder = '', title = ''] = process.argv.slice(2)
const read = readConfig({ argv: ['--StorageProvider', 'FileSystem', '--DataRootPath', folder], env: {}, cwd: folder })
if (!('config' in read)) throw new Error('The settings do not fit.')
const farm = await openFarm(read.config, { whenMissing: 'refuse' })
await farm.serve((error) => {
  throw error
})
const site = farm.directory.findSite('localhost', '/')
const web = await findWeb(site, '/')
const identity = identify('other', 'localhost')
if (!web || !identity) throw new Error('The root web is missing.')
const actor = actorOf(identity, { scheme: 'Basic', defaultGroup: 'Owners' })
const ctx = { site, web, actor, runtime: farm.runtime, origin: 'http://localhost' }
const { row } = await addItem(ctx, { title: 'Tasks' }, new Map([['Title', title]]))
process.stdout.write(`${row.itemId}\n`)
await farm.close()
