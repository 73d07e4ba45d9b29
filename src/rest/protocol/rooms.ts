/** Options of a room that reads settings, by their keys: `Reading<{ readonly 'Limits:UploadBytes': number }>`. */
export interface Reading<Settings> {
  readonly settings: Settings
}

/** A room of handlers: a table, or what makes one of the options that the room asks for. */
type Room = object | ((options: never) => object)

type Asked<R extends Room> = R extends (options: infer Options) => object ? Options : unknown
type Made<R extends Room> = R extends (options: never) => infer Table ? Table : R

/** The intersection of what functions take. */
type EveryOf<Takers> = [Takers] extends [(every: infer Every) => void] ? Every : never
type AskedBy<Rooms extends readonly Room[]> = EveryOf<{ [At in keyof Rooms]: (one: Asked<Rooms[At]>) => void }[number]>
type MadeBy<Rooms extends readonly Room[]> = EveryOf<{ [At in keyof Rooms]: (one: Made<Rooms[At]>) => void }[number]>

/** The handlers of all rooms in one table, made of all options that any room asks for. */
export const gathered =
  <const Rooms extends readonly Room[]>(...rooms: Rooms) =>
  (options: AskedBy<Rooms>): MadeBy<Rooms> =>
    // Each room takes a part of the options; a list of rooms forgets which.
    Object.assign({}, ...rooms.map((room) => (typeof room === 'function' ? room(options as never) : room)))
