import { getWebApplication } from '../../../core/acts/farm/web-applications.ts'
import { addUserPolicy, deleteUserPolicy, listUserPolicies } from '../../../core/acts/site-collections/user-policies.ts'
import { invalid } from '../../../core/kernel/errors.ts'
import { html } from '../../html.ts'
import { timeElement } from '../../sites/page/formats.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress, farmTable } from '../page/farm-frame.ts'
import type { FarmPage } from '../page/farm-visit.ts'
import { farmForm, givenChoice, sentText } from '../page/fields.ts'

const accesses = ['FullRead', 'FullControl'] as const

/** The user policies of the web application that the parameter `name` names. */
export const userPoliciesPage: FarmPage = {
  isForTenants: true,
  async show(visit) {
    const { ctx, query, words, formats } = visit
    const { row } = await getWebApplication(ctx, query.get('name') ?? '')
    const names = { FullRead: words.fullRead, FullControl: words.fullControl }
    const policies = (await listUserPolicies(ctx, row.name)).map(({ loginName, access, createdAt }) => [
      loginName,
      access === 'FullControl' ? words.fullControl : words.fullRead,
      timeElement(createdAt, formats.moment(createdAt)),
      farmForm(visit, { act: 'remove', hidden: { loginName }, button: words.remove, about: loginName, isDanger: true, isSmall: true }),
    ])
    const heads = [words.loginName, words.access, words.created, words.actions]
    return {
      title: words.policiesOf(row.name),
      crumbs: [
        { title: words.webApplications, href: farmAddress('webapplications.aspx') },
        { title: row.displayName, href: farmAddress('webapplicationsettings.aspx', { name: row.name }) },
      ],
      body: html`<p class="lead">${words.policiesLead}</p>
${policies.length === 0 ? html`<p>${words.nothing}</p>` : farmTable(words.userPolicies, heads, policies)}
<h2>${words.newPolicy}</h2>${farmForm(visit, {
        act: 'add',
        fields: [
          { name: 'loginName', label: words.loginName, hint: words.loginNameHint, most: 255, isNeeded: true },
          { name: 'access', label: words.access, value: 'FullRead', choices: accesses.map((one) => [one, names[one]] as const) },
        ],
        button: words.add,
      })}`,
    }
  },
  async send({ ctx, query }, form) {
    const { row } = await getWebApplication(ctx, query.get('name') ?? '')
    const act = form.text('do')
    const loginName = sentText(form, 'loginName', 255)
    if (act === 'add') await addUserPolicy(ctx, row.name, { loginName, access: givenChoice(form, 'access', accesses) ?? 'FullRead' })
    else if (act === 'remove') await deleteUserPolicy(ctx, row.name, loginName)
    else throw invalid(`The form does '${act.slice(0, 60)}', which is nothing that this page does.`)
    return seeOther(farmAddress('userpolicies.aspx', { name: row.name, saved: 1 }))
  },
}
