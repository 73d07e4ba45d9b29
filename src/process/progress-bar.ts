const barWidth = 40

/** What a bar is drawn on. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** A bar on one line of a terminal, drawn again for each per cent; nothing where the output goes elsewhere. */
export function progressBar(screen: Screen): (done: number, total: number) => void {
  if (!screen.isTTY) return () => undefined
  let shown = -1
  return (done, total) => {
    // What is stored meanwhile may make it more than was counted.
    const percent = total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total))
    if (percent === shown) return
    shown = percent
    const filled = Math.round((percent * barWidth) / 100)
    screen.write(`\r[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${percent} %${percent === 100 ? '\n' : ''}`)
  }
}
