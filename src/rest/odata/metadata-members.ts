import type { Json, Media, Shape } from '../../entities/shape/shape.ts'
import { mediaTypeOf } from '../../http/content/media-type.ts'
import type { Profile } from '../../profile/profile.ts'

/** The entity tag of an entity; those of the list data service have another form in some profiles. */
export const tagOf = <E>(profile: Profile, { service }: Shape<E>, version: number, id: string | undefined): string =>
  service === undefined ? profile.entityTag(version, id) : profile.items.serviceTag(version)

/** Where the bytes of an entity are (protocol/list-data-service#files). */
export const mediaMetadata = (uri: string, { name, tag }: Media): Readonly<Record<string, Json>> => ({
  edit_media: `${uri}/$value`,
  media_src: `${uri}/$value`,
  content_type: mediaTypeOf(name),
  ...(tag !== undefined && { media_etag: tag }),
})
