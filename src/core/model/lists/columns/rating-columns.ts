import type { FieldTypeName } from '../field.ts'

/** A column in which a list keeps what people think of its items: read-only, because the server counts. */
export interface RatingColumn {
  readonly internalName: string
  readonly title: string
  readonly type: FieldTypeName
  /** That of the established server. */
  readonly id: string
}

/** The columns of likes. */
export const likeColumns: readonly RatingColumn[] = [
  { internalName: 'LikesCount', title: 'Number of Likes', type: 'Likes', id: '6e4d832b-f610-41a8-b3e0-239608efda41' },
  { internalName: 'LikedBy', title: 'Liked By', type: 'UserMulti', id: '2cdcd5eb-846d-4f4d-9aaf-73e8e73c7312' },
]

/** The columns of ratings from 1 to 5. */
export const starColumns: readonly RatingColumn[] = [
  { internalName: 'AverageRating', title: 'Rating (0-5)', type: 'AverageRating', id: '5a14d1ab-1513-48c7-97b3-657a5ba6c742' },
  { internalName: 'RatingCount', title: 'Number of Ratings', type: 'RatingCount', id: 'b1996002-9167-45e5-a4df-b2c41c6723c7' },
  { internalName: 'RatedBy', title: 'Rated By', type: 'UserMulti', id: '4d64b067-08c3-43dc-a87b-8b8e01673313' },
  { internalName: 'Ratings', title: 'User ratings', type: 'Note', id: '434f51fb-ffd2-4a0e-a03b-ca3131ac67ba' },
]
