/** The memory of this process, in bytes; where the system does not tell, as without /proc, the most that it has had. */
export function residentBytes(): number {
  try {
    return process.memoryUsage.rss()
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}
