import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on items. */
export const itemReasons = defineReasons({
  version_not_found: { code: 'not_found', message: 'Item {item} has no version {version}. Its versions are at …/versions.' },
  item_needs_file: {
    code: 'invalid',
    message: "'{list}' is a document library: its items are files. Upload one with rootfolder/files/add.",
  },
  list_view_threshold: {
    code: 'throttled',
    message:
      "The list '{list}' has more than {threshold} items, the list view threshold (setting ListViewThreshold), and the query uses no index. Filter or order by an indexed column, or by Id.",
  },
  save_conflict: {
    code: 'conflict',
    message: 'Save conflict: someone else changed the item meanwhile. Read it again and repeat the change.',
  },
  attachment_not_found: { code: 'not_found', message: "Item {item} of list '{list}' has no attachment '{name}'.{hint}" },
  attachment_exists: {
    code: 'conflict',
    message: "Item {item} of list '{list}' already has an attachment '{name}'. Replace its bytes, or choose another name.",
  },
})
