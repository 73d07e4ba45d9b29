import { fold } from '../../core/kernel/fold.ts'

const kinds = {
  icdoc: ['doc'],
  icdocx: ['docx'],
  icdot: ['dot'],
  icdotx: ['dotx'],
  icxls: ['xls'],
  icxlsx: ['xlsx'],
  icxlsm: ['xlsm'],
  icppt: ['ppt'],
  icpptx: ['pptx'],
  icone: ['one'],
  icpdf: ['pdf'],
  ictxt: ['txt'],
  icxml: ['xml'],
  iczip: ['zip'],
  icmsg: ['msg'],
  icvsdx: ['vsdx'],
  icgif: ['gif'],
  icjpg: ['jpg', 'jpeg'],
  icpng: ['png'],
  icbmp: ['bmp'],
  ichtm: ['htm', 'html'],
  iccss: ['css'],
  icjs: ['js'],
} as const

/** The pictures by extension. */
const byExtension: ReadonlyMap<string, string> = new Map(
  Object.entries(kinds).flatMap(([icon, extensions]) => extensions.map((extension) => [extension, icon] as const)),
)

const byProgram: ReadonlyMap<string, string> = new Map([
  ['word.document', 'icdocx'],
  ['excel.sheet', 'icxlsx'],
  ['powerpoint.slide', 'icpptx'],
  ['onenote.notebook', 'icnotebk'],
])

/** What the name of a picture begins with, by `IconSize`: 16, 32 and 256 pixels. */
const sizes = ['', 'lg_', '256_'] as const

/** The file name of the picture for a file (MapToIcon). A known program id comes before the extension of the name. */
export function iconOf(fileName: string, programId: string, size: number): string {
  const extension = fold(fileName.slice(fileName.lastIndexOf('.') + 1))
  const icon = byProgram.get(fold(programId)) ?? (fileName.includes('.') ? byExtension.get(extension) : undefined)
  return `${sizes[size] ?? ''}${icon ?? 'icgen'}.${icon === undefined ? 'gif' : 'png'}`
}
