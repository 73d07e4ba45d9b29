/** Holds the event loop until this thread has used this much processor time, in milliseconds. */
export function busy(milliseconds: number): void {
  const { user, system } = process.threadCpuUsage()
  const end = user + system + milliseconds * 1000
  for (let used = 0; used < end; ) {
    const now = process.threadCpuUsage()
    used = now.user + now.system
  }
}
