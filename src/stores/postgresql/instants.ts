const two = (number: number): string => String(number).padStart(2, '0')

/** An instant (milliseconds since 1970) as PostgreSQL reads it. The year 0 of the calendar is 1 BC there. */
export function instantText(instant: number): string {
  const date = new Date(instant)
  const year = date.getUTCFullYear()
  const day = `${String(year > 0 ? year : 1 - year).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  return `${day} ${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}+00${year > 0 ? '' : ' BC'}`
}

const written = /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?\+00( BC)?$/

/** The milliseconds of a `timestamptz` in the form of DateStyle ISO and the time zone UTC. */
export function readInstant(text: string): number {
  const [, year, month, day, hours, minutes, seconds, part = '', era] = written.exec(text.slice(0, 48)) ?? []
  if (year === undefined) throw new Error(`PostgreSQL has sent an instant in another form: ${text.slice(0, 60)}`)
  const date = new Date(0)
  date.setUTCFullYear(era === undefined ? Number(year) : 1 - Number(year), Number(month) - 1, Number(day))
  date.setUTCHours(Number(hours), Number(minutes), Number(seconds), Number(part.padEnd(3, '0').slice(0, 3)))
  return date.getTime()
}
