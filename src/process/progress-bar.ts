const barWidth = 40

/** The terminal for a progress bar. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** A progress bar on one line of a terminal, redrawn for each per cent; nothing if the output is not a terminal. */
export function progressBar(screen: Screen): (done: number, total: number) => void {
  if (!screen.isTTY) return () => undefined
  let shown = -1
  return (done, total) => {
    // Data stored in the meantime can make it more than the counted total.
    const percent = total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total))
    if (percent === shown) return
    shown = percent
    const filled = Math.round((percent * barWidth) / 100)
    screen.write(`\r[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${percent} %${percent === 100 ? '\n' : ''}`)
  }
}
