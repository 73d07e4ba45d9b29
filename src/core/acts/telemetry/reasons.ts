import { defineReasons } from '../../kernel/reason.ts'

/** Failures of reports of browsers. */
export const telemetryReasons = defineReasons({
  too_much_telemetry: {
    code: 'throttled',
    message:
      '{who} has reported {limit} events in this minute, the most that are kept (setting Telemetry:UserEventsPerMinute). Try again later.',
  },
})
