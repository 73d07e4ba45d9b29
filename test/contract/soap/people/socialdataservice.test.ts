import { describe, expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { textIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Visitors' } })
const social = 'http://microsoft.com/webservices/SharePointPortalServer/SocialDataService'
const denied = { status: 403, errorCode: '0x80070005' }
const unknown = { status: 404, errorCode: '0x80131600' }
const unknownTerm = { status: 404, errorCode: '0x80070057' }
const invalid = { status: 400, errorCode: '0x80070057' }
const nowhere = '11111111-1111-4111-8111-111111111111'
let made = 0

const part = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`
const account = (name: string) => part('userAccountName', name)
/** The texts of the parts of a reply with this name. */
const all = (reply: string, name: string) => [...reply.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

describe.each(soapForms(social))('socialdataservice.asmx over SOAP %s in the namespace %s', (version, namespace) => {
  const clientOf = (name: string) => {
    const headers = { Authorization: basic(name) }
    return createSoapContractClient({ url: server.url, service: 'socialdataservice', version, namespace, headers })
  }
  const admin = clientOf('admin')
  const run = ++made
  const names = { ann: `tagger${run}`, bob: `reader${run}` }
  const [ann, bob] = [clientOf(names.ann), clientOf(names.bob)]
  const word = `Word ${run}`
  const page = (leaf: string) => part('url', `https://pages.example/${run}/${leaf}`)
  const wrongUrls = [
    part('url', ''),
    part('url', 'javascript:x'),
    part('url', '//x'),
    part('url', 'http://'),
    part('url', `/${'x'.repeat(2_084)}`),
  ]
  /** These operations refuse an address that is none, and a user whom nobody knows. */
  const refuseUrls = async (operation: string, more = '') => {
    for (const url of wrongUrls) expect(await ann.fail(operation, url + more), operation).toMatchObject(invalid)
  }
  const refuseUsers = async (operation: string, more = '') => {
    expect(await ann.fail(operation, account('nobody here') + more), operation).toMatchObject(unknown)
    expect(await ann.fail(operation, account('') + more), operation).toMatchObject(invalid)
  }

  it('tags are given with a keyword or a term, replaced and deleted', async () => {
    await bob.call('GetTagTerms')
    const added = await admin.call('AddTagByKeyword', page('a') + part('keyword', word) + part('title', 'A'))
    expect(added).toContain(`<Url>https://pages.example/${run}/a</Url>`)
    expect([textIn(added, 'Title'), textIn(added, 'Name'), textIn(added, 'IsPrivate')]).toEqual(['A', word, 'false'])
    const id = textIn(added, 'Id') ?? ''
    const term = part('termID', id)

    // Visitors may not add a keyword, but take one that is there.
    expect(await ann.fail('AddTagByKeyword', page('a') + part('keyword', `New ${word}`))).toMatchObject(denied)
    expect(textIn(await ann.call('AddTagByKeyword', page('a') + part('keyword', word.toUpperCase())), 'Owner')).toContain(names.ann)
    await ann.call('AddTag', part('url', `https://PAGES.example/${run}/A`) + part('termID', id.toUpperCase()) + part('title', 'Again'))
    const tags = await bob.call('GetTags', page('a'))
    expect(all(tags, 'Title').sort()).toEqual(['A', 'Again'])
    expect(all(tags, 'Id')).toEqual([id, id])

    expect(await ann.fail('AddTag', page('a') + part('termID', nowhere))).toMatchObject(unknownTerm)
    expect(await ann.fail('AddTag', page('a') + term + part('title', 'x'.repeat(501)))).toMatchObject(invalid)
    for (const keyword of ['', ' ', 'x'.repeat(256)])
      expect(await ann.fail('AddTagByKeyword', page('a') + part('keyword', keyword))).toMatchObject(invalid)
    for (const operation of ['AddTag', 'DeleteTag']) await refuseUrls(operation, term)
    for (const operation of ['DeleteTags', 'GetTags']) await refuseUrls(operation)

    await ann.call('DeleteTag', page('a') + term)
    expect(await ann.fail('DeleteTag', page('a') + term)).toMatchObject(unknown)
    await ann.call('AddTag', page('a') + term)
    await ann.call('DeleteTagByKeyword', page('a') + part('keyword', word))
    expect(await ann.fail('DeleteTagByKeyword', page('a') + part('keyword', word))).toMatchObject(unknown)
    expect(await ann.fail('DeleteTagByKeyword', page('a') + part('keyword', 'nothing'))).toMatchObject(unknown)
    expect(all(await bob.call('GetTags', page('a')), 'Title')).toEqual(['A'])
    await admin.call('DeleteTags', page('a'))
    await admin.call('DeleteTags', page('a'))
    expect(all(await bob.call('GetTags', page('a')), 'Title')).toEqual([])
  })

  it('terms and addresses of tags are counted, and only their owner sees private tags', async () => {
    const id = textIn(await admin.call('AddTagByKeyword', page('b/1') + part('keyword', word)), 'Id') ?? ''
    const [term, keyword] = [part('termID', id), part('keyword', word)]
    await ann.call('AddTag', page('b/1') + term)
    await ann.call('AddTag', page('b/2') + term + part('isPrivate', true))
    const countIn = (reply: string) => {
      const names = all(reply, 'Name')
      return Number(all(reply, 'Count')[names.indexOf(word)] ?? 0)
    }
    for (const [operation, parameters, ofAnn, ofBob] of [
      ['GetAllTagTerms', '', 3, 2],
      ['GetAllTagTermsForUrlFolder', part('urlFolder', `https://pages.example/${run}/B/`), 3, 2],
      ['GetAllTagTermsForUrlFolder', part('urlFolder', `https://pages.example/${run}/b/2`), 1, 0],
      ['GetTagTerms', '', 2, 0],
      ['GetTagTermsOfUser', account(names.ann), 2, 1],
      ['GetTagTermsOnUrl', page('b/1'), 2, 2],
    ] as const)
      expect([countIn(await ann.call(operation, parameters)), countIn(await bob.call(operation, parameters))], operation).toEqual([
        ofAnn,
        ofBob,
      ])
    for (const [operation, parameters, ofAnn, ofBob] of [
      ['GetAllTagUrls', term, ['2', '1'], ['2']],
      ['GetAllTagUrlsByKeyword', keyword, ['2', '1'], ['2']],
      ['GetAllTagUrlsByKeyword', part('keyword', 'no such word'), [], []],
      ['GetTagUrls', term, ['1', '1'], []],
      ['GetTagUrlsByKeyword', keyword, ['1', '1'], []],
      ['GetTagUrlsOfUser', term + account(names.ann), ['1', '1'], ['1']],
      ['GetTagUrlsOfUserByKeyword', keyword + account(names.ann), ['1', '1'], ['1']],
    ] as const)
      expect([all(await ann.call(operation, parameters), 'Count'), all(await bob.call(operation, parameters), 'Count')], operation).toEqual(
        [ofAnn, ofBob],
      )
    expect(all(await ann.call('GetTagTerms', part('maximumItemsToReturn', 1)), 'Name')).toHaveLength(1)
    const own = async (client: typeof ann, more = '') =>
      all(await client.call('GetTagsOfUser', account(names.ann) + more), 'IsPrivate').sort()
    expect([await own(ann), await own(bob), await own(admin)]).toEqual([['false', 'true'], ['false'], ['false']])
    expect(await own(ann, part('maximumItemsToReturn', 1) + part('startIndex', 1))).toHaveLength(1)
    expect(await own(ann, part('startIndex', 2))).toEqual([])
    const count = async (client: typeof ann) => textIn(await client.call('CountTagsOfUser', account(names.ann)), 'CountTagsOfUserResult')
    expect([await count(ann), await count(bob)]).toEqual(['2', '1'])

    for (const operation of ['GetAllTagTerms', 'GetTagTerms'])
      for (const most of ['-1', '-2147483648']) expect(await ann.fail(operation, part('maximumItemsToReturn', most))).toMatchObject(invalid)
    for (const operation of ['GetTagTermsOfUser', 'GetTagsOfUser', 'CountTagsOfUser']) await refuseUsers(operation)
    expect(await ann.fail('GetTagUrlsOfUser', term + account('nobody here'))).toMatchObject(unknown)
    expect(await ann.fail('GetTagUrlsOfUserByKeyword', keyword + account('nobody here'))).toMatchObject(unknown)
    for (const operation of ['GetAllTagUrls', 'GetTagUrls'])
      expect(await ann.fail(operation, part('termID', nowhere))).toMatchObject(unknownTerm)
    for (const operation of ['GetAllTagUrlsByKeyword', 'GetTagUrlsByKeyword'])
      expect(await ann.fail(operation, part('keyword', ''))).toMatchObject(invalid)
    await refuseUrls('GetTagTermsOnUrl')
    expect(await ann.fail('GetAllTagTermsForUrlFolder', part('urlFolder', 'x'))).toMatchObject(invalid)
    expect(await ann.fail('GetTagsOfUser', account(names.ann) + part('startIndex', -1))).toMatchObject(invalid)
  })

  it('notes are added, changed and deleted by their owners, and read by everybody', async () => {
    const text = (comment: string) => part('comment', comment)
    const timeOf = (reply: string) => part('lastModifiedTime', textIn(reply, 'LastModifiedTime') ?? '')
    const first = await ann.call('AddComment', page('c') + text('One') + part('isHighPriority', true) + part('title', 'C'))
    expect([textIn(first, 'Title'), textIn(first, 'Comment'), textIn(first, 'IsHighPriority')]).toEqual(['C', 'One', 'true'])
    const second = await ann.call('AddComment', page('c') + text('Two &amp; more'))
    expect(timeOf(second)).not.toBe(timeOf(first))
    await bob.call('AddComment', page('d') + text('Other'))
    const comments = async (operation: string, parameters: string) => all(await bob.call(operation, parameters), 'Comment')
    expect(await comments('GetCommentsOnUrl', page('c'))).toEqual(['Two &amp; more', 'One'])
    expect(await comments('GetCommentsOnUrl', page('c') + part('maximumItemsToReturn', 5) + part('startIndex', 1))).toEqual(['One'])
    const before = part('excludeItemsTime', textIn(first, 'LastModifiedTime') ?? '')
    expect(await comments('GetCommentsOnUrl', page('c') + before)).toEqual(['One'])
    expect(await comments('GetCommentsOfUser', account(names.ann) + part('maximumItemsToReturn', 1))).toEqual(['Two &amp; more'])
    expect(await comments('GetCommentsOfUserOnUrl', account(names.ann) + page('d'))).toEqual([])
    for (const [operation, parameters, count] of [
      ['CountCommentsOnUrl', page('c'), '2'],
      ['CountCommentsOfUser', account(names.ann), '2'],
      ['CountCommentsOfUserOnUrl', account(names.bob) + page('c'), '0'],
    ] as const)
      expect(textIn(await bob.call(operation, parameters), `${operation}Result`), operation).toBe(count)

    expect(await bob.fail('UpdateComment', page('c') + timeOf(first) + text('Mine'))).toMatchObject(unknown)
    expect(await bob.fail('DeleteComment', page('c') + timeOf(first))).toMatchObject(unknown)
    await ann.call('UpdateComment', page('c') + timeOf(first) + text('New'))
    expect(await ann.fail('UpdateComment', page('c') + timeOf(first) + text('Newer'))).toMatchObject(unknown)
    const changed = await bob.call('GetCommentsOnUrl', page('c'))
    expect([all(changed, 'Comment'), all(changed, 'IsHighPriority')]).toEqual([
      ['New', 'Two &amp; more'],
      ['true', 'false'],
    ])
    await ann.call('DeleteComment', page('c') + timeOf(second))
    expect(await comments('GetCommentsOnUrl', page('c'))).toEqual(['New'])

    for (const wrong of [text(''), text(' '), text('x'.repeat(4_001)), text('x') + part('title', 'x'.repeat(501))])
      expect(await ann.fail('AddComment', page('c') + wrong)).toMatchObject(invalid)
    await refuseUrls('AddComment', text('x'))
    for (const operation of ['GetCommentsOnUrl', 'CountCommentsOnUrl']) await refuseUrls(operation)
    for (const operation of ['GetCommentsOfUser', 'CountCommentsOfUser']) await refuseUsers(operation)
    for (const operation of ['GetCommentsOfUserOnUrl', 'CountCommentsOfUserOnUrl']) await refuseUsers(operation, page('c'))
    expect(await ann.fail('GetCommentsOnUrl', page('c') + part('startIndex', 100_001))).toMatchObject(invalid)
    expect(await ann.refuse('DeleteComment', page('c') + part('lastModifiedTime', 'today'))).toMatchObject({ status: 400 })
  })

  it('ratings are set, replaced, averaged and deleted', async () => {
    const rating = (value: number) => page('e') + part('rating', value)
    expect(textIn(await ann.call('SetRating', rating(1) + part('title', 'E')), 'SetRatingResult')).toMatch(/^\d{4}-.*\.\d{3}Z$/)
    await ann.call('SetRating', `${rating(5)}<analysisDataEntry><Any>1</Any></analysisDataEntry>`)
    await bob.call('SetRating', rating(2))
    const average = await admin.call('GetRatingAverageOnUrl', page('e'))
    expect([textIn(average, 'Average'), textIn(average, 'Count'), textIn(average, 'CurrentUserRating')]).toEqual(['3.5', '2', '-1'])
    expect(textIn(await ann.call('GetRatingAverageOnUrl', page('e')), 'CurrentUserRating')).toBe('5')
    expect(textIn(await ann.call('GetRatingOnUrl', page('e')), 'Rating')).toBe('5')
    expect(await admin.call('GetRatingOnUrl', page('e'))).not.toContain('<Rating>')
    expect(textIn(await ann.call('GetRatingOfUserOnUrl', account(names.bob) + page('e')), 'Rating')).toBe('2')
    expect(all(await admin.call('GetRatingsOnUrl', page('e')), 'Rating').sort()).toEqual(['2', '5'])
    expect(all(await bob.call('GetRatingsOfUser', account(names.ann)), 'Rating')).toEqual(['5'])
    expect(textIn(await bob.call('CountRatingsOnUrl', page('e')), 'CountRatingsOnUrlResult')).toBe('2')

    for (const value of [-1, 6]) expect(await ann.fail('SetRating', rating(value))).toMatchObject(invalid)
    expect(await ann.fail('SetRating', rating(3) + part('title', 'x'.repeat(501)))).toMatchObject(invalid)
    await refuseUrls('SetRating', part('rating', 3))
    for (const operation of ['GetRatingAverageOnUrl', 'GetRatingOnUrl', 'GetRatingsOnUrl', 'CountRatingsOnUrl']) await refuseUrls(operation)
    await refuseUsers('GetRatingsOfUser')
    await refuseUsers('GetRatingOfUserOnUrl', page('e'))

    await ann.call('DeleteRating', page('e'))
    expect(await ann.fail('DeleteRating', page('e'))).toMatchObject(unknown)
    await bob.call('DeleteRating', page('e'))
    expect(await bob.call('GetRatingAverageOnUrl', page('e'))).not.toContain('Average>')
  })
})
