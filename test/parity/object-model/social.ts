import { call, made, method, property, set, typeItself, value, web } from '../../support/csom/model-client.ts'
import type { Message } from '../../support/doors.ts'
import { json, merge, reached, type Step, shown } from './step.ts'

const at = "/_api/web/getfilebyserverrelativeurl('/Shared%20Documents/parts.aspx')"
const managerAt = `${at}/getlimitedwebpartmanager(scope=1)`
const partsAt = `${managerAt}/webparts`
const manager = method(method(web, 'GetFileByServerRelativeUrl', '/Shared Documents/parts.aspx'), 'GetLimitedWebPartManager', 1)
const definition = (id: string) => method(property(manager, 'WebParts'), 'GetById', id)
const xml = (title: string) =>
  `<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>${title}</Title><TypeName>Example.Part</TypeName></WebPart>`
const page: Message = {
  method: 'POST',
  path: "/_api/web/getfolderbyserverrelativeurl('%2FShared%20Documents')/files/add(url='parts.aspx',overwrite=true)",
  headers: {},
  body: 'page',
}

const following = made('SocialFollowingManager')
const carl = 'i:0#.f|membership|carl'
const actor = value('SocialActorInfo', { ActorType: 0, AccountName: carl })
const actorBody = { actor: { ActorType: 0, AccountName: carl } }

const related = typeItself('RelatedItemManager')
const reputation = typeItself('Reputation')
const tasks = "/_api/web/lists/getbytitle('Relations')"
const pair = { SourceListName: 'Relations', SourceItemID: 1, TargetListName: 'Relations', TargetItemID: 2 }
const page3 = '/Lists/Relations/DispForm.aspx?ID=3'

/** Web parts, what people follow, their pictures, and items that are related. */
export const socialSteps: readonly Step[] = [
  {
    name: 'adding a web part',
    before: [page],
    rest: json(`${managerAt}/addwebpart`, { webPartXml: xml('One'), zoneId: 'Left', zoneIndex: 0 }),
    model: reached(method(manager, 'AddWebPart', property(method(manager, 'ImportWebPart', xml('One')), 'WebPart'), 'Left', 0)),
  },
  {
    name: 'saving a web part',
    learn: partsAt,
    rest: ([one]) => json(`${partsAt}('${shown(one, 'Id')}')/webpart`, { Title: 'Two' }, merge),
    model: ([one]) =>
      ((found) => [set(property(found, 'WebPart'), 'Title', 'Two'), call(found, 'SaveWebPartChanges')])(definition(shown(one, 'Id'))),
  },
  {
    name: 'moving a web part',
    learn: partsAt,
    rest: ([one]) => json(`${partsAt}('${shown(one, 'Id')}')/movewebpartto(zoneid='Right',zoneindex=0)`),
    model: ([one]) => [call(definition(shown(one, 'Id')), 'MoveWebPartTo', 'Right', 0)],
  },
  {
    name: 'closing a web part',
    learn: partsAt,
    rest: ([one]) => json(`${partsAt}('${shown(one, 'Id')}')/closewebpart`),
    model: ([one]) => [call(definition(shown(one, 'Id')), 'CloseWebPart')],
  },
  {
    name: 'opening a web part',
    learn: partsAt,
    rest: ([one]) => json(`${partsAt}('${shown(one, 'Id')}')/openwebpart`),
    model: ([one]) => [call(definition(shown(one, 'Id')), 'OpenWebPart')],
  },
  {
    name: 'deleting a web part',
    learn: partsAt,
    rest: ([one]) => json(`${partsAt}('${shown(one, 'Id')}')/deletewebpart`),
    model: ([one]) => [call(definition(shown(one, 'Id')), 'DeleteWebPart')],
  },
  {
    name: 'following a user',
    before: [json('/_api/web/ensureuser', { logonName: 'carl' })],
    rest: json('/_api/social.following/follow', actorBody),
    model: [call(following, 'Follow', actor)],
  },
  {
    name: 'following a user no more',
    rest: json('/_api/social.following/stopfollowing', actorBody),
    model: [call(following, 'StopFollowing', actor)],
  },
  {
    name: 'sharing what one follows',
    rest: json('/_api/sp.userprofiles.profileloader.getprofileloader/getuserprofile/shareallsocialdata(true)'),
    model: [call(method(method(typeItself('ProfileLoader'), 'GetProfileLoader'), 'GetUserProfile'), 'ShareAllSocialData', true)],
  },
  {
    name: 'relating items',
    before: [
      json('/_api/web/lists', { Title: 'Relations', BaseTemplate: 171 }),
      ...['one', 'two', 'three'].map((Title) => json(`${tasks}/items`, { Title })),
    ],
    rest: json('/_api/sp.relateditemmanager.addsinglelink', { ...pair, TryAddReverseLink: false }),
    model: [call(related, 'AddSingleLink', 'Relations', 1, '', 'Relations', 2, '', false)],
  },
  {
    name: 'relating an item to one at a URL',
    rest: json('/_api/sp.relateditemmanager.addsinglelinktourl', { SourceListName: 'Relations', SourceItemID: 1, TargetItemUrl: page3 }),
    model: [call(related, 'AddSingleLinkToUrl', 'Relations', 1, page3, false)],
  },
  {
    name: 'relating the item at a URL',
    rest: json('/_api/sp.relateditemmanager.addsinglelinkfromurl', { SourceItemUrl: page3, TargetListName: 'Relations', TargetItemID: 2 }),
    model: [call(related, 'AddSingleLinkFromUrl', page3, 'Relations', 2, false)],
  },
  {
    name: 'liking an item',
    learn: "/_api/web/lists?$filter=Title eq 'Relations'",
    rest: ([list]) =>
      json(`/_api/microsoft.office.server.reputationmodel.reputation.setlike(listid='${shown(list, 'Id')}',itemid=1,like=true)`),
    model: ([list]) => [call(reputation, 'SetLike', shown(list, 'Id'), 1, true)],
  },
  {
    name: 'rating an item',
    learn: "/_api/web/lists?$filter=Title eq 'Relations'",
    rest: ([list]) =>
      json(`/_api/microsoft.office.server.reputationmodel.reputation.setrating(listid='${shown(list, 'Id')}',itemid=1,rating=3)`),
    model: ([list]) => [call(reputation, 'SetRating', shown(list, 'Id'), 1, 3)],
  },
  {
    name: 'relating items no more',
    rest: json('/_api/sp.relateditemmanager.deletesinglelink', { ...pair, TryDeleteReverseLink: false }),
    model: [call(related, 'DeleteSingleLink', 'Relations', 1, '', 'Relations', 2, '', false)],
  },
]
