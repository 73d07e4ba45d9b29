import { utc, type Zone, zoneNamed } from '../../../kernel/time/zone.ts'

/** A time zone as the established server numbers it. Its rules are those of the IANA zone with its name. */
export interface TimeZone {
  readonly id: number
  readonly name: string
  readonly description: string
}

// In the order of the established server: by offset, then by name. Every IANA name is there once, so it has one id.
const table: readonly (readonly [id: number, name: string, description: string])[] = [
  [39, 'Etc/GMT+12', '(UTC-12:00) International Date Line West'],
  [95, 'Etc/GMT+11', '(UTC-11:00) Coordinated Universal Time-11'],
  [15, 'Pacific/Honolulu', '(UTC-10:00) Hawaii'],
  [14, 'America/Anchorage', '(UTC-09:00) Alaska'],
  [78, 'America/Tijuana', '(UTC-08:00) Baja California'],
  [13, 'America/Los_Angeles', '(UTC-08:00) Pacific Time (US and Canada)'],
  [38, 'America/Phoenix', '(UTC-07:00) Arizona'],
  [77, 'America/Mazatlan', '(UTC-07:00) Chihuahua, La Paz, Mazatlan'],
  [12, 'America/Denver', '(UTC-07:00) Mountain Time (US and Canada)'],
  [55, 'America/Guatemala', '(UTC-06:00) Central America'],
  [11, 'America/Chicago', '(UTC-06:00) Central Time (US and Canada)'],
  [37, 'America/Mexico_City', '(UTC-06:00) Guadalajara, Mexico City, Monterrey'],
  [36, 'America/Regina', '(UTC-06:00) Saskatchewan'],
  [35, 'America/Bogota', '(UTC-05:00) Bogota, Lima, Quito'],
  [10, 'America/New_York', '(UTC-05:00) Eastern Time (US and Canada)'],
  [34, 'America/Indiana/Indianapolis', '(UTC-05:00) Indiana (East)'],
  [88, 'America/Caracas', '(UTC-04:30) Caracas'],
  [91, 'America/Asuncion', '(UTC-04:00) Asuncion'],
  [9, 'America/Halifax', '(UTC-04:00) Atlantic Time (Canada)'],
  [81, 'America/Cuiaba', '(UTC-04:00) Cuiaba'],
  [33, 'America/La_Paz', '(UTC-04:00) Georgetown, La Paz, Manaus, San Juan'],
  [28, 'America/St_Johns', '(UTC-03:30) Newfoundland'],
  [8, 'America/Sao_Paulo', '(UTC-03:00) Brasilia'],
  [85, 'America/Argentina/Buenos_Aires', '(UTC-03:00) Buenos Aires'],
  [32, 'America/Cayenne', '(UTC-03:00) Cayenne, Fortaleza'],
  [60, 'America/Nuuk', '(UTC-03:00) Greenland'],
  [90, 'America/Montevideo', '(UTC-03:00) Montevideo'],
  [103, 'America/Bahia', '(UTC-03:00) Salvador'],
  [65, 'America/Santiago', '(UTC-03:00) Santiago'],
  [96, 'Etc/GMT+2', '(UTC-02:00) Coordinated Universal Time-02'],
  [30, 'Atlantic/South_Georgia', '(UTC-02:00) Mid-Atlantic'],
  [29, 'Atlantic/Azores', '(UTC-01:00) Azores'],
  [53, 'Atlantic/Cape_Verde', '(UTC-01:00) Cabo Verde'],
  [86, 'Africa/Casablanca', '(UTC) Casablanca'],
  [93, 'Etc/UTC', '(UTC) Coordinated Universal Time'],
  [2, 'Europe/London', '(UTC) Dublin, Edinburgh, Lisbon, London'],
  [31, 'Atlantic/Reykjavik', '(UTC) Monrovia, Reykjavik'],
  [4, 'Europe/Berlin', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'],
  [6, 'Europe/Budapest', '(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague'],
  [3, 'Europe/Paris', '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris'],
  [57, 'Europe/Warsaw', '(UTC+01:00) Sarajevo, Skopje, Warsaw, Zagreb'],
  [69, 'Africa/Lagos', '(UTC+01:00) West Central Africa'],
  [83, 'Africa/Windhoek', '(UTC+01:00) Windhoek'],
  [79, 'Asia/Amman', '(UTC+02:00) Amman'],
  [5, 'Europe/Bucharest', '(UTC+02:00) Athens, Bucharest, Istanbul'],
  [80, 'Asia/Beirut', '(UTC+02:00) Beirut'],
  [49, 'Africa/Cairo', '(UTC+02:00) Cairo'],
  [98, 'Asia/Damascus', '(UTC+02:00) Damascus'],
  [50, 'Africa/Johannesburg', '(UTC+02:00) Harare, Pretoria'],
  [59, 'Europe/Kyiv', '(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius'],
  [101, 'Europe/Istanbul', '(UTC+02:00) Istanbul'],
  [27, 'Asia/Jerusalem', '(UTC+02:00) Jerusalem'],
  [7, 'Europe/Sofia', '(UTC+02:00) Minsk (old)'],
  [100, 'Europe/Kaliningrad', '(UTC+02:00) Kaliningrad (RTZ 1)'],
  [26, 'Asia/Baghdad', '(UTC+03:00) Baghdad'],
  [74, 'Asia/Riyadh', '(UTC+03:00) Kuwait, Riyadh'],
  [109, 'Europe/Minsk', '(UTC+03:00) Minsk'],
  [51, 'Europe/Moscow', '(UTC+03:00) Moscow, St. Petersburg, Volgograd (RTZ 2)'],
  [56, 'Africa/Nairobi', '(UTC+03:00) Nairobi'],
  [25, 'Asia/Tehran', '(UTC+03:30) Tehran'],
  [24, 'Asia/Dubai', '(UTC+04:00) Abu Dhabi, Muscat'],
  [54, 'Asia/Baku', '(UTC+04:00) Baku'],
  [106, 'Europe/Samara', '(UTC+04:00) Izhevsk, Samara (RTZ 3)'],
  [89, 'Indian/Mauritius', '(UTC+04:00) Port Louis'],
  [82, 'Asia/Tbilisi', '(UTC+04:00) Tbilisi'],
  [84, 'Asia/Yerevan', '(UTC+04:00) Yerevan'],
  [48, 'Asia/Kabul', '(UTC+04:30) Kabul'],
  [58, 'Asia/Yekaterinburg', '(UTC+05:00) Ekaterinburg (RTZ 4)'],
  [87, 'Asia/Karachi', '(UTC+05:00) Islamabad, Karachi'],
  [47, 'Asia/Tashkent', '(UTC+05:00) Tashkent'],
  [23, 'Asia/Kolkata', '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi'],
  [66, 'Asia/Colombo', '(UTC+05:30) Sri Jayawardenepura'],
  [62, 'Asia/Kathmandu', '(UTC+05:45) Kathmandu'],
  [71, 'Asia/Almaty', '(UTC+06:00) Astana'],
  [102, 'Asia/Dhaka', '(UTC+06:00) Dhaka'],
  [46, 'Asia/Novosibirsk', '(UTC+06:00) Novosibirsk (RTZ 5)'],
  [61, 'Asia/Yangon', '(UTC+06:30) Yangon (Rangoon)'],
  [22, 'Asia/Bangkok', '(UTC+07:00) Bangkok, Hanoi, Jakarta'],
  [64, 'Asia/Krasnoyarsk', '(UTC+07:00) Krasnoyarsk (RTZ 6)'],
  [45, 'Asia/Shanghai', '(UTC+08:00) Beijing, Chongqing, Hong Kong, Urumqi'],
  [63, 'Asia/Irkutsk', '(UTC+08:00) Irkutsk (RTZ 7)'],
  [21, 'Asia/Singapore', '(UTC+08:00) Kuala Lumpur, Singapore'],
  [73, 'Australia/Perth', '(UTC+08:00) Perth'],
  [75, 'Asia/Taipei', '(UTC+08:00) Taipei'],
  [94, 'Asia/Ulaanbaatar', '(UTC+08:00) Ulaanbaatar'],
  [20, 'Asia/Tokyo', '(UTC+09:00) Osaka, Sapporo, Tokyo'],
  [72, 'Asia/Seoul', '(UTC+09:00) Seoul'],
  [70, 'Asia/Yakutsk', '(UTC+09:00) Yakutsk (RTZ 8)'],
  [19, 'Australia/Adelaide', '(UTC+09:30) Adelaide'],
  [44, 'Australia/Darwin', '(UTC+09:30) Darwin'],
  [18, 'Australia/Brisbane', '(UTC+10:00) Brisbane'],
  [76, 'Australia/Sydney', '(UTC+10:00) Canberra, Melbourne, Sydney'],
  [43, 'Pacific/Port_Moresby', '(UTC+10:00) Guam, Port Moresby'],
  [42, 'Australia/Hobart', '(UTC+10:00) Hobart'],
  [99, 'Asia/Magadan', '(UTC+10:00) Magadan'],
  [68, 'Asia/Vladivostok', '(UTC+10:00) Vladivostok, Magadan (RTZ 9)'],
  [107, 'Asia/Srednekolymsk', '(UTC+11:00) Chokurdakh (RTZ 10)'],
  [41, 'Pacific/Guadalcanal', '(UTC+11:00) Solomon Is., New Caledonia'],
  [108, 'Asia/Kamchatka', '(UTC+12:00) Anadyr, Petropavlovsk-Kamchatsky (RTZ 11)'],
  [17, 'Pacific/Auckland', '(UTC+12:00) Auckland, Wellington'],
  [97, 'Etc/GMT-12', '(UTC+12:00) Coordinated Universal Time+12'],
  [40, 'Pacific/Fiji', '(UTC+12:00) Fiji'],
  [92, 'Asia/Anadyr', '(UTC+12:00) Petropavlovsk-Kamchatsky - Old'],
  [67, 'Pacific/Tongatapu', "(UTC+13:00) Nuku'alofa"],
  [16, 'Pacific/Apia', '(UTC+13:00) Samoa'],
  [104, 'Europe/Chisinau', '(UTC+02:00) E. Europe'],
]

/** Every time zone that a web can have (protocol/envelopes#values). */
export const timeZones: readonly TimeZone[] = table.map(([id, name, description]) => ({ id, name, description }))

const byId = new Map(timeZones.map((zone) => [zone.id, zone]))
const byName = new Map(timeZones.map((zone) => [zone.name, zone]))

/** The time zone with an id of the established server. */
export const timeZoneById = (id: number): TimeZone | undefined => byId.get(id)

const utcZone: TimeZone = { id: 93, name: utc.name, description: '(UTC) Coordinated Universal Time' }

/** The time zone of a web; UTC if its row names one that has no id. */
export const timeZoneOf = ({ timeZone }: { readonly timeZone: string }): TimeZone => byName.get(timeZone) ?? utcZone

/** The clocks of a web. */
export const zoneOf = ({ timeZone }: { readonly timeZone: string }): Zone => zoneNamed(timeZone)

/** The offsets of a zone, in minutes: UTC is the local time plus `bias`, in standard time. */
export interface TimeZoneBias {
  readonly bias: number
  readonly standardBias: number
  /** 0 for a zone that does not change its clocks in this year. */
  readonly daylightBias: number
}

const minute = 60_000

/** The offsets of a zone in the year of an instant. */
export function biasOf(name: string, now: number): TimeZoneBias {
  const zone = zoneNamed(name)
  if (zone.isUtc) return { bias: 0, standardBias: 0, daylightBias: 0 }
  const year = new Date(now).getUTCFullYear()
  const offsets = Array.from({ length: 12 }, (_, month) => {
    const at = Date.UTC(year, month, 1)
    return (zone.localOf(at) - at) / minute
  })
  const standard = Math.min(...offsets)
  return { bias: -standard, standardBias: 0, daylightBias: standard - Math.max(...offsets) || 0 }
}
