import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/**
 * Draws every kind of page in both themes and three widths, and keeps one sheet for each page: `npm run pictures`. With `compare` it keeps
 * nothing, and tells which sheets differ from those that are kept.
 */

const kept = import.meta.dirname
const isComparing = process.argv[2] === 'compare'
const widths = [360, 768, 1280] as const
const themes = ['light', 'dark'] as const
/** A picture on a sheet has half the size of the page, and shows its beginning. */
const scale = 0.5
const tallest = 1200
const gap = 8
const quality = 40
const mostBytes = 3_000_000
/** Pixels differ where a colour differs by more than this; the fonts of another machine change some of them. */
const leastDifference = 48

/** The folder of a page, by its name: at most fifteen sheets in each. */
function folderOf(name: string): string {
  if (name.startsWith('_admin')) return 'farm'
  if (name.startsWith('_layouts')) return name.includes('List-') ? 'lists' : 'webs'
  return /^(?:Lists|Shared)/.test(name) ? 'items' : 'webs'
}

/** Draws the pictures into a folder, by the test that measures the pages. */
function draw(folder: string): void {
  const test = ['run', '--config', 'test/vitest.config.ts', 'test/e2e/pages/layout.test.ts']
  execFileSync('npx', ['vitest', ...test], { env: { ...process.env, TENON_PICTURES: folder }, stdio: 'inherit' })
}

/** The six pictures of a page on one sheet: a row for each theme. */
async function sheetOf(folder: string, name: string): Promise<Buffer> {
  const parts: { readonly input: Buffer; readonly left: number; readonly top: number }[] = []
  let [top, right] = [gap, 0]
  for (const theme of themes) {
    let [left, lowest] = [gap, top]
    for (const width of widths) {
      const picture = sharp(join(folder, `${name}-${width}-${theme}.png`))
      const { height } = await picture.metadata()
      const cut = picture.extract({ left: 0, top: 0, width, height: Math.min(height, tallest) })
      const { data, info } = await sharp(await cut.png().toBuffer())
        .resize({ width: Math.round(width * scale) })
        .png()
        .toBuffer({ resolveWithObject: true })
      parts.push({ input: data, left, top })
      left += info.width + gap
      lowest = Math.max(lowest, top + info.height + gap)
    }
    top = lowest
    right = Math.max(right, left)
  }
  const sheet = sharp({ create: { width: right, height: top, channels: 3, background: '#808080' } })
  return sheet.composite(parts).jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** The share of pixels that differ from the kept sheet, in percent; 100 if there is none of this size. */
async function differenceOf(sheet: Buffer, path: string): Promise<number> {
  if (!existsSync(path)) return 100
  const [now, then] = await Promise.all([sheet, path].map((one) => sharp(one).greyscale().raw().toBuffer({ resolveWithObject: true })))
  if (!now || !then || now.info.width !== then.info.width || now.info.height !== then.info.height) return 100
  const differing = now.data.filter((value, at) => Math.abs(value - (then.data[at] ?? 0)) > leastDifference).length
  return (100 * differing) / now.data.length
}

const folder = mkdtempSync(join(tmpdir(), 'tenon-pictures-'))
try {
  draw(folder)
  const names = new Set(readdirSync(folder).map((file) => file.replace(/-\d+-(?:light|dark)\.png$/, '')))
  if (!isComparing) for (const one of ['farm', 'items', 'lists', 'webs']) rmSync(join(kept, one), { recursive: true, force: true })
  let bytes = 0
  for (const name of [...names].sort()) {
    const path = join(kept, folderOf(name), `${name}.jpg`)
    const sheet = await sheetOf(folder, name)
    if (isComparing) {
      const difference = await differenceOf(sheet, path)
      if (difference >= 0.1) console.log(`${difference.toFixed(1).padStart(5)} %  ${path}`)
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, sheet)
    bytes += sheet.length
  }
  if (!isComparing) console.log(`${names.size} sheets, ${Math.round(bytes / 1000)} kB`)
  if (bytes > mostBytes) throw new Error(`the sheets have more than ${mostBytes / 1_000_000} MB together`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
