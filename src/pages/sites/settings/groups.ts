import { demand } from '../../../core/access/access.ts'
import {
  addGroup,
  addMember,
  deleteGroup,
  type Group,
  getGroup,
  powersOver,
  queryGroups,
  queryMembers,
  removeMember,
  updateGroup,
} from '../../../core/acts/people/groups.ts'
import { html, type Markup } from '../../html.ts'
import { principalMeant } from '../items/form-values.ts'
import { alertBox, digestField, notice } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import { idIn, layoutsAddress, type Sent, type SiteAnswer, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { groupDescription, groupTitle } from '../words/titles.ts'
import { box } from './list-settings.ts'
import { orRefusal } from './refused.ts'

const nameOfId = 'MembershipGroupId'

/** The groups of the site collection, or one of them with its members. */
export const groupsPage = (options: SitePagesOptions): SitePage => ({
  show: (visit) => show(visit),
  send: (sent) =>
    orRefusal(
      sent,
      () => change(sent, options.hostName),
      (message) => show(sent, message),
    ),
})

const idOf = ({ query }: SiteVisit): number => idIn(query.get(nameOfId.toLowerCase()))
const hrefOfGroup = ({ ctx }: SiteVisit, id: number, saved?: number) => layoutsAddress(ctx.web, 'people.aspx', { [nameOfId]: id, saved })

async function show(visit: SiteVisit, message?: Markup): Promise<SiteAnswer> {
  const id = idOf(visit)
  return id === 0 ? showAll(visit, message) : showOne(visit, await getGroup(visit.ctx, { id }), message)
}

async function change(sent: Sent, hostName: string): Promise<SiteAnswer> {
  const { ctx, form, words } = sent
  const texts = { title: form.text('title'), description: form.text('description') }
  const id = idOf(sent)
  if (id === 0) return seeOther(hrefOfGroup(sent, (await addGroup(ctx, texts)).row.id))
  switch (form.text('do')) {
    case 'add': {
      const name = form.text('name').trim()
      const person = name === '' ? undefined : await principalMeant(sent, name, hostName, false)
      if (!person) return show(sent, alertBox(words.noPerson(name.slice(0, 100))))
      await addMember(ctx, { id }, person.loginName, hostName)
      break
    }
    case 'remove':
      await removeMember(ctx, { id }, { id: idIn(form.text('member')) })
      break
    case 'delete':
      await deleteGroup(ctx, { id })
      return seeOther(layoutsAddress(ctx.web, 'people.aspx'))
    default:
      await updateGroup(
        ctx,
        { id },
        { ...texts, membersMayEdit: form.has('membersMayEdit'), onlyMembersMayView: form.has('onlyMembersMayView') },
      )
  }
  return seeOther(hrefOfGroup(sent, id, 1))
}

async function showAll(visit: SiteVisit, message?: Markup): Promise<SiteAnswer> {
  const { ctx, words } = visit
  const groups = await queryGroups(ctx)
  const ownerOf = ({ row, ownerTitle }: Group) => {
    const owner = groups.find((one) => one.row.id === row.ownerId)
    return owner ? groupTitle(words, owner.row, ctx.web) : ownerTitle
  }
  const line = (group: Group) =>
    html`<tr><td><a href="${hrefOfGroup(visit, group.row.id)}">${groupTitle(words, group.row, ctx.web)}</a></td><td>${groupDescription(words, group)}</td><td>${ownerOf(group)}</td></tr>
`
  const form = html`<h2>${words.newGroup}</h2>
<form method="post" class="fields">${digestField(visit)}
${textFields(visit, { title: '', description: '' })}
<div><button name="do" value="make">${words.create}</button></div></form>`
  return {
    title: words.groupsTitle,
    status: message === undefined ? 200 : 400,
    body: html`${message}<div class="scroll" tabindex="0" role="region" aria-label="${words.groupsTitle}"><table>
<thead><tr><th scope="col">${words.group}</th><th scope="col">${words.description}</th><th scope="col">${words.owner}</th></tr></thead>
<tbody>${groups.map(line)}</tbody></table></div>
${(await can(ctx, 'CreateGroups', ctx.web)) ? form : undefined}`,
  }
}

const textFields = ({ words }: SiteVisit, { title, description }: { readonly title: string; readonly description: string }): Markup =>
  html`<div class="field"><label for="title">${words.title}</label><input id="title" name="title" maxlength="255" required value="${title}"></div>
<div class="field"><label for="description">${words.description}</label><input id="description" name="description" maxlength="500" value="${description}"></div>`

async function showOne(visit: SiteVisit, group: Group, message?: Markup): Promise<SiteAnswer> {
  const { ctx, query, words } = visit
  await demand(ctx, 'BrowseUserInfo', ctx.web)
  const { row, settings } = group
  const powers = await powersOver(ctx, group)
  const members = powers.view ? await queryMembers(ctx, { id: row.id }) : []
  const remove = (id: number, title: string) =>
    html`<form method="post">${digestField(visit)}<input type="hidden" name="member" value="${id}"><button class="small danger" name="do" value="remove" aria-label="${words.remove}: ${title}">${words.remove}</button></form>`
  const line = ({ id, title, loginName }: (typeof members)[number]) =>
    html`<tr><td><a href="${layoutsAddress(ctx.web, 'userdisp.aspx', { ID: id })}">${title}</a></td><td class="soft">${loginName}</td><td>${powers.edit ? remove(id, title) : undefined}</td></tr>
`
  const table = html`<div class="scroll" tabindex="0" role="region" aria-label="${words.members}"><table>
<thead><tr><th scope="col">${words.name}</th><th scope="col">${words.loginName}</th><th scope="col">${words.actions}</th></tr></thead>
<tbody>${members.map(line)}</tbody></table></div>`
  const adding = html`<form method="post" class="tools">${digestField(visit)}<label>${words.addPerson} <input name="name" maxlength="200" required></label><button name="do" value="add">${words.add}</button></form>`
  const changing = html`<h2>${words.settings}</h2>
<form method="post" class="fields">${digestField(visit)}
${textFields(visit, row)}
<fieldset class="field"><legend>${words.members}</legend>${box('membersMayEdit', words.membersMayEdit, settings.membersMayEdit)}${box('onlyMembersMayView', words.onlyMembersMayView, settings.onlyMembersMayView)}</fieldset>
<div class="tools"><button name="do" value="save">${words.save}</button><button class="danger" name="do" value="delete" formnovalidate>${words.deleteGroup}</button></div></form>`
  return {
    title: groupTitle(words, row, ctx.web),
    status: message === undefined ? 200 : 400,
    crumbs: [{ title: words.groupsTitle, href: layoutsAddress(ctx.web, 'people.aspx') }],
    body: html`${message}${query.has('saved') ? notice(words.saved) : undefined}
${row.description === '' ? undefined : html`<p class="lead">${groupDescription(words, { row })}</p>`}
${powers.edit ? adding : undefined}
${powers.view ? (members.length === 0 ? html`<p class="soft">${words.noMembers}</p>` : table) : html`<p class="soft">${words.membersHidden}</p>`}
${powers.manage ? changing : undefined}`,
  }
}
