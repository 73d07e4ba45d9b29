import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import type { ProfileUser } from '../../core/acts/profiles/profiles.ts'
import type { Post } from '../../core/acts/social/feed-list.ts'
import { likersShown, type Thread } from '../../core/acts/social/feeds.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { isoTime } from '../shape/iso-time.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { actorShown } from './social-following.ts'

type SocialActor = ComplexTypes['SocialActor']
type SocialPost = ComplexTypes['SocialPost']
type SocialThread = ComplexTypes['SocialThread']
type SocialFeed = ComplexTypes['SocialFeed']

/** A feed with what the reply says of all its threads. */
export interface ShownFeed {
  readonly threads: readonly Thread[]
  readonly unread: number
  /** How many threads were asked for. */
  readonly most: number
  readonly own: number
  readonly followed: ReadonlySet<number>
  /** The time of the request. */
  readonly now: number
}

/** Whom a feed is about, and the caller. */
export interface ShownActor {
  readonly item: string
  readonly actor: SocialActor | null
  readonly me: SocialActor
}

/** A thread, or nothing where it is deleted. */
export interface ShownThread {
  readonly id: string
  readonly thread: Thread | undefined
  readonly own: number
  readonly followed: ReadonlySet<number>
}

const mayReply = 2
const mayLock = 4
const isLocked = 8
const mayLike = 1
const mayDelete = 2
const threadTypes = { plain: 0, likes: 1, mentions: 3 } as const

/** The people of a thread in the order in which they are first named. */
class Actors {
  readonly #places = new Map<number, number>()
  readonly #people: ReadonlyMap<number, ProfileUser>
  constructor(people: ReadonlyMap<number, ProfileUser>) {
    this.#people = people
  }

  /** -1 for somebody of whom nothing is known. */
  placeOf(id: number): number {
    const there = this.#places.get(id)
    if (there !== undefined) return there
    if (!this.#people.has(id)) return -1
    this.#places.set(id, this.#places.size)
    return this.#places.size - 1
  }

  placesOf(ids: readonly number[]): number[] {
    return ids.map((id) => this.placeOf(id)).filter((place) => place >= 0)
  }

  shown(ctx: WireContext, own: number, followed: ReadonlySet<number>): SocialActor[] {
    return [...this.#places.keys()].flatMap((id) => {
      const user = this.#people.get(id)
      return user ? [{ ...actorShown(ctx, { kind: 'user', user }, followed.has(id)), CanFollow: id !== own }] : []
    })
  }
}

function postShown(post: Post, actors: Actors, { own, ownerId }: { readonly own: number; readonly ownerId: number }): SocialPost {
  const likes = post.likedBy.includes(own)
  return {
    Attributes: mayLike + (post.authorId === own || ownerId === own ? mayDelete : 0),
    AuthorIndex: actors.placeOf(post.authorId),
    CreatedTime: isoTime(post.createdAt),
    Id: post.id,
    LikerInfo: {
      IncludesCurrentUser: likes,
      Indexes: actors.placesOf(post.likedBy.slice(0, likersShown)),
      TotalCount: post.likedBy.length,
    },
    ModifiedTime: isoTime(post.modifiedAt),
    Overlays: post.overlays.map(({ index, length, personId, url }) => ({
      ActorIndexes: personId === undefined ? [] : actors.placesOf([personId]),
      Index: index,
      Length: length,
      LinkUri: url ?? null,
      OverlayType: personId === undefined ? 0 : 1,
    })),
    PostType: post.rootId === undefined ? 0 : 1,
    Text: post.text,
  }
}

/** A thread as a reply shows it. */
export function threadShown(
  ctx: WireContext,
  { list, root, replies, replyCount, people, reference }: Thread,
  { own, followed }: Pick<ShownFeed, 'own' | 'followed'>,
): SocialThread {
  const actors = new Actors(people)
  const seen = { own, ownerId: root.authorId }
  const owner = actors.placeOf(root.authorId)
  const shown = {
    Attributes: (root.isLocked ? isLocked : mayReply) + (root.authorId === own ? mayLock : 0),
    Id: root.id,
    OwnerIndex: owner,
    Permalink: absoluteUrl(ctx, `${list.url}/DispForm.aspx?ID=${root.itemId}`).replace('%3F', '?'),
    PostReference: reference ? { Post: postShown(reference, actors, seen), ThreadId: root.id, ThreadOwnerIndex: owner } : null,
    Replies: replies.map((reply) => postShown(reply, actors, seen)),
    RootPost: postShown(root, actors, seen),
    Status: 0,
    ThreadType: !reference ? threadTypes.plain : reference.likedBy.includes(own) ? threadTypes.likes : threadTypes.mentions,
    TotalReplyCount: replyCount,
  }
  return { Actors: actors.shown(ctx, own, followed), ...shown }
}

function feedShown(ctx: WireContext, feed: ShownFeed): SocialFeed {
  const { threads, most, unread, now } = feed
  const [first] = threads
  const last = threads.at(-1)
  return {
    Attributes: threads.length < most ? 0 : 1,
    NewestProcessed: isoTime(first?.root.modifiedAt ?? now),
    OldestProcessed: isoTime(last?.root.modifiedAt ?? now),
    Threads: threads.map((thread) => threadShown(ctx, thread, feed)),
    UnreadMentionCount: unread,
  }
}

/** A feed of social.feed. */
export const socialFeed: Shape<ShownFeed, 'SocialRestFeed'> = shapeOf<'SocialRestFeed', ShownFeed>('SocialRestFeed', {
  SocialFeed: (feed, ctx) => feedShown(ctx, feed),
})

/** An actor of social.feed. */
export const socialActorShape: Shape<ShownActor, 'SocialRestActor'> = shapeOf<'SocialRestActor', ShownActor>('SocialRestActor', {
  FollowableItem: ({ item }) => item,
  FollowableItemActor: ({ actor }) => actor,
  Me: ({ me }) => me,
})

/** A thread of social.feed. */
export const socialThread: Shape<ShownThread, 'SocialRestThread'> = shapeOf<'SocialRestThread', ShownThread>('SocialRestThread', {
  ID: ({ id }) => id,
  SocialThread: ({ thread, ...seen }, ctx) => (thread ? threadShown(ctx, thread, seen) : null),
})
