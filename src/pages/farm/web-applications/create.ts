import { addWebApplication } from '../../../core/acts/farm/web-applications.ts'
import { seeOther } from '../../sites/page/visit.ts'
import { farmAddress } from '../page/farm-frame.ts'
import type { FarmPage } from '../page/farm-visit.ts'
import { farmForm, givenLines, sentText } from '../page/fields.ts'
import { applicationFields, bindingOfLine, givenApplication, withoutGaps } from './application-fields.ts'

/** A form for a new web application. */
export const newWebApplicationPage: FarmPage = {
  show(visit) {
    const { words } = visit
    const name = { name: 'name', label: words.name, hint: words.nameHint, most: 64, isNeeded: true }
    const bindings = { name: 'hostBindings', label: words.hostBindings, hint: words.hostBindingsHint, most: 30_000, rows: 4 }
    return Promise.resolve({
      title: words.newWebApplication,
      crumbs: [{ title: words.webApplications, href: farmAddress('webapplications.aspx') }],
      body: farmForm(visit, { act: 'create', fields: [name, ...applicationFields(visit, {}, bindings)], button: words.create }),
    })
  },
  async send(visit, form) {
    const made = await addWebApplication(visit.ctx, {
      name: sentText(form, 'name', 64),
      ...withoutGaps(givenApplication(visit, form)),
      hostBindings: givenLines(form, 'hostBindings', [100, 262]).map(bindingOfLine),
    })
    return seeOther(farmAddress('webapplicationsettings.aspx', { name: made.row.name, saved: 1 }))
  },
}
