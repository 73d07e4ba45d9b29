/** Options of a room that reads settings, by their keys: `Reading<{ readonly 'Limits:UploadBytes': number }>`. */
export interface Reading<Settings> {
  readonly settings: Settings
}

/** The handlers of a room: a table, or a function that makes the table from the options that the room needs. */
type Room = object | ((options: never) => object)

type Asked<R extends Room> = R extends (options: infer Options) => object ? Options : unknown
type Made<R extends Room> = R extends (options: never) => infer Table ? Table : R

/** The intersection of the parameter types of functions. */
type EveryOf<Takers> = [Takers] extends [(every: infer Every) => void] ? Every : never
type AskedBy<Rooms extends readonly Room[]> = EveryOf<{ [At in keyof Rooms]: (one: Asked<Rooms[At]>) => void }[number]>
type MadeBy<Rooms extends readonly Room[]> = EveryOf<{ [At in keyof Rooms]: (one: Made<Rooms[At]>) => void }[number]>

/** Merges the handlers of all rooms into one table; the options are those that any room needs. */
export const gathered =
  <const Rooms extends readonly Room[]>(...rooms: Rooms) =>
  (options: AskedBy<Rooms>): MadeBy<Rooms> =>
    // Each room uses a part of the options; the list type loses which part.
    Object.assign({}, ...rooms.map((room) => (typeof room === 'function' ? room(options as never) : room)))
