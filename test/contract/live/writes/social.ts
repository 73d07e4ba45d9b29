import { textIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const service = 'socialdataservice'

/** A row of an operation on social data: what it needs, then its parameters. */
const socialRow = (operation: string, act: string, parametersOf: (w: World) => Promise<string>): [string, WriteRow] => [
  `${service}.${operation}`,
  row('User Update', '', `ContentWritten social.${act}`, async (w) => {
    const parameters = await parametersOf(w)
    return () => w.soap(service).call(operation, parameters)
  }),
]

const newUrl = (w: World) => `<url>/page${w.next()}</url>`
/** The keyword of the rows below. It has a term before a row runs. */
const keyword = '<keyword>Social words</keyword>'

/** An address with a tag; returns the address and the id of the term. */
async function tagged(w: World): Promise<{ readonly url: string; readonly term: string }> {
  const url = newUrl(w)
  const term = textIn(await w.soap(service).call('AddTagByKeyword', url + keyword), 'Id') ?? ''
  return { url, term: `<termID>${term}</termID>` }
}

async function noted(w: World): Promise<string> {
  const url = newUrl(w)
  const time = textIn(await w.soap(service).call('AddComment', `${url}<comment>Good</comment>`), 'LastModifiedTime') ?? ''
  return `${url}<lastModifiedTime>${time}</lastModifiedTime>`
}

async function rated(w: World): Promise<string> {
  const url = newUrl(w)
  await w.soap(service).call('SetRating', `${url}<rating>4</rating>`)
  return url
}

/** Writes of tags, notes and ratings, as service and operation. */
export const socialWrites: Readonly<Record<string, WriteRow>> = Object.fromEntries([
  socialRow('AddTag', 'setTag', async (w) => newUrl(w) + (await tagged(w)).term),
  socialRow('AddTagByKeyword', 'setTag', async (w) => {
    await tagged(w)
    return newUrl(w) + keyword
  }),
  socialRow('DeleteTag', 'deleteTags', async (w) => {
    const { url, term } = await tagged(w)
    return url + term
  }),
  socialRow('DeleteTagByKeyword', 'deleteTags', async (w) => (await tagged(w)).url + keyword),
  socialRow('DeleteTags', 'deleteTags', async (w) => (await tagged(w)).url),
  socialRow('AddComment', 'addNote', (w) => Promise.resolve(`${newUrl(w)}<comment>Good</comment>`)),
  socialRow('UpdateComment', 'updateNote', async (w) => `${await noted(w)}<comment>Better</comment>`),
  socialRow('DeleteComment', 'deleteNote', noted),
  socialRow('SetRating', 'setRating', (w) => Promise.resolve(`${newUrl(w)}<rating>5</rating>`)),
  socialRow('DeleteRating', 'deleteRating', rated),
])
