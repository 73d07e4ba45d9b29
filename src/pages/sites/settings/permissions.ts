import { demand } from '../../../core/access/access.ts'
import type { Principal } from '../../../core/access/principals.ts'
import { getItem } from '../../../core/acts/items/items.ts'
import { rightsOfUser } from '../../../core/acts/permissions/asked-rights.ts'
import { breakInheritance, hasUniqueAssignments, resetInheritance } from '../../../core/acts/permissions/inheritance.ts'
import { addAssignment, deleteAssignment, queryAssignments } from '../../../core/acts/permissions/role-assignments.ts'
import { queryRoleDefinitions } from '../../../core/acts/permissions/role-definitions.ts'
import { findSecurable, type SecurableAddress } from '../../../core/acts/permissions/securables.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import type { List } from '../../../core/model/lists/list.ts'
import { displayFormUrl } from '../../../core/model/lists/list-pages.ts'
import { rightsIn } from '../../../core/model/permissions/rights.ts'
import { html, type Markup } from '../../html.ts'
import { principalMeant } from '../items/form-values.ts'
import { alertBox, digestField } from '../page/frame.ts'
import { can } from '../page/rights.ts'
import { titleOf } from '../page/shown-item.ts'
import type { SitePagesOptions } from '../page/site-options.ts'
import { address, type Crumb, idIn, layoutsAddress, type Sent, type SitePage, type SiteVisit, seeOther } from '../page/visit.ts'
import { rightText } from '../words/rights.ts'
import { groupTitle, listTitle, roleName, webTitle } from '../words/titles.ts'

/** Roles that only the server assigns: Limited Access. */
const hiddenRole = 1073741825

/** Who may do what with a web, a list or an item: its roles, its inheritance, and the effective permissions of a user. */
export const permissionsPage = (list: List | undefined, options: SitePagesOptions): SitePage => ({
  async show(visit) {
    return showPermissions(visit, list, undefined, 200, await effective(visit, list))
  },
  async send(sent) {
    const { ctx, form, words } = sent
    const target = addressOf(sent, list)
    switch (form.text('do')) {
      case 'break':
        await breakInheritance(ctx, target, { copyRoleAssignments: form.has('copy'), clearSubscopes: false })
        break
      case 'reset':
        await resetInheritance(ctx, target)
        break
      case 'remove':
        await deleteAssignment(ctx, target, idIn(form.text('principal')))
        break
      case 'grant': {
        const name = form.text('name').trim()
        const principal = name === '' ? undefined : await principalMeant(sent, name, options.hostName, true)
        if (!principal) return showPermissions(sent, list, alertBox(words.noPerson(name.slice(0, 100))), 400)
        await addAssignment(ctx, target, { principalId: principal.id, roleDefinitionId: idIn(form.text('role')) })
        break
      }
    }
    return seeOther(hereOf(sent, list))
  },
})

function addressOf({ query }: SiteVisit, list: List | undefined): SecurableAddress {
  if (!list) return { kind: 'web' }
  const itemId = idIn(query.get('id'))
  return itemId > 0 ? { kind: 'item', list: { id: list.row.id }, itemId } : { kind: 'list', list: { id: list.row.id } }
}

const hereOf = ({ ctx, query }: SiteVisit | Sent, list: List | undefined): string =>
  layoutsAddress(ctx.web, 'user.aspx', { List: list?.row.id, ID: query.get('id') })

/** The object of the page, by its name. */
async function namedOf(visit: SiteVisit, list: List | undefined): Promise<{ readonly title: string; readonly crumbs: Crumb[] }> {
  const { ctx, words } = visit
  const target = addressOf(visit, list)
  if (!list) return { title: webTitle(words, await getWeb(ctx)), crumbs: [] }
  const settings = { title: listTitle(words, list), href: layoutsAddress(ctx.web, 'listedit.aspx', { List: list.row.id }) }
  if (target.kind !== 'item') return { title: listTitle(words, list), crumbs: [settings] }
  const item = await getItem(ctx, { id: list.row.id }, target.itemId)
  return { title: titleOf(item), crumbs: [{ title: titleOf(item), href: address(displayFormUrl(list), { ID: target.itemId }) }] }
}

async function showPermissions(visit: SiteVisit, list: List | undefined, above: Markup | undefined, status = 200, below?: Markup) {
  const { ctx, words, query } = visit
  const target = addressOf(visit, list)
  const { title, crumbs } = await namedOf(visit, list)
  const object = await findSecurable(ctx, target)
  await demand(ctx, 'EnumeratePermissions', object)
  const isUnique = await hasUniqueAssignments(ctx, target)
  const assignments = await queryAssignments(ctx, target)
  const mayChange = await can(ctx, 'ManagePermissions', object)
  const isRoot = target.kind === 'web' && ctx.web.row.parentWebId === null
  const row = ({ principal, roles }: (typeof assignments)[number]) =>
    html`<tr><td>${namedIn(visit, principal)}<br><span class="soft">${principal.kind === 8 ? kindOf(visit, principal) : principal.loginName}</span></td><td>${roles.map(({ name }, index) => `${index === 0 ? '' : ', '}${roleName(words, name)}`)}</td><td>${mayChange && isUnique ? removeForm(visit, principal) : undefined}</td></tr>
`
  return {
    title: words.permissionsOf(title),
    status,
    crumbs,
    body: html`${above}
<p class="lead">${isUnique ? words.ownPermissions : words.inherits}</p>
${mayChange && !isRoot ? inheritanceForm(visit, isUnique) : undefined}
<div class="scroll" tabindex="0" role="region" aria-label="${words.roles}"><table>
<thead><tr><th scope="col">${words.userOrGroup}</th><th scope="col">${words.roles}</th><th scope="col">${words.actions}</th></tr></thead>
<tbody>${assignments.map(row)}</tbody></table></div>
${mayChange && isUnique ? await grantForm(visit) : undefined}
<h2>${words.effective}</h2>
<form class="tools">${list ? html`<input type="hidden" name="List" value="${list.row.id}">` : undefined}${query.has('id') ? html`<input type="hidden" name="ID" value="${query.get('id')}">` : undefined}<label>${words.user} <input name="user" maxlength="200" required value="${query.get('user') ?? ''}"></label><button class="plain">${words.check}</button></form>
${below}`,
  }
}

const namedIn = ({ ctx, words }: SiteVisit, principal: Principal): string =>
  principal.kind === 8 ? groupTitle(words, principal, ctx.web) : principal.title

/** That it is a group, and the name that forms take where the page shows another one. */
const kindOf = (visit: SiteVisit, group: Principal): string =>
  namedIn(visit, group) === group.title ? visit.words.group : `${visit.words.group}: ${group.title}`

const removeForm = (visit: SiteVisit, principal: Principal): Markup =>
  html`<form method="post">${digestField(visit)}<input type="hidden" name="principal" value="${principal.id}"><button class="small danger" name="do" value="remove" aria-label="${visit.words.remove}: ${namedIn(visit, principal)}">${visit.words.remove}</button></form>`

function inheritanceForm(visit: SiteVisit, isUnique: boolean): Markup {
  const { words } = visit
  if (isUnique)
    return html`<form method="post" class="tools">${digestField(visit)}<button class="danger" name="do" value="reset">${words.resetInheritance}</button></form>`
  return html`<form method="post" class="tools">${digestField(visit)}<label class="choice"><input type="checkbox" name="copy" value="1" checked> ${words.copyAssignments}</label><button class="plain" name="do" value="break">${words.breakInheritance}</button></form>`
}

async function grantForm(visit: SiteVisit): Promise<Markup> {
  const { ctx, words } = visit
  const roles = (await queryRoleDefinitions(ctx)).filter(({ id }) => id !== hiddenRole)
  return html`<h2>${words.grant}</h2>
<form method="post" class="tools">${digestField(visit)}<label>${words.userOrGroup} <input name="name" maxlength="200" required></label><label>${words.role} <select name="role">${roles.map(({ id, name }) => html`<option value="${id}">${roleName(words, name)}</option>`)}</select></label><button name="do" value="grant">${words.grant}</button></form>`
}

/** The effective permissions of the user whom the query names. */
async function effective(visit: SiteVisit, list: List | undefined): Promise<Markup | undefined> {
  const { ctx, query, words } = visit
  const name = (query.get('user') ?? '').trim().slice(0, 200)
  if (name === '') return undefined
  const target = addressOf(visit, list)
  await demand(ctx, 'EnumeratePermissions', await findSecurable(ctx, target))
  const user = await principalMeant(visit, name, undefined, false)
  if (!user) return alertBox(words.noPerson(name))
  const rights = rightsIn(await rightsOfUser(ctx, target, user.loginName))
  return html`<div class="note-box" role="status"><p>${rights.length === 0 ? words.mayNothing(user.title) : words.effectiveOf(user.title)}</p>${rights.length === 0 ? undefined : html`<ul class="rights">${rights.map((right) => html`<li title="${right}">${rightText(words.language, right)}</li>`)}</ul>`}</div>`
}
