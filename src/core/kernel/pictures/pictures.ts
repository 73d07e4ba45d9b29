/** A step of a change of a picture. Pixels are counted from the upper left corner. */
export type PictureStep =
  /** Clockwise, in quarters of a turn. */
  | { readonly kind: 'rotate'; readonly quarters: 1 | 2 | 3 }
  | { readonly kind: 'flip'; readonly direction: 'horizontal' | 'vertical' }
  /** Makes the picture smaller, if it is larger, until it fits into the box; its proportions stay. */
  | { readonly kind: 'resize'; readonly width: number; readonly height: number }
  | { readonly kind: 'crop'; readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  | { readonly kind: 'gray' }

/**
 * Changes pictures, away from the event loop, few at a time. JPEG, PNG, GIF, WebP and TIFF of at most 64 MiB and 40 million
 * pixels. Fails with `invalid_operation` for bytes that are no such picture, for a step that does not fit the picture, and
 * for a picture that takes too long, and with `long_reads_busy` if too many wait.
 */
export interface Pictures {
  /** A JPEG that fits into a box of so many pixels, upright. */
  shrink(bytes: AsyncIterable<Uint8Array>, box: { readonly width: number; readonly height: number }): Promise<Uint8Array>
  /** The picture after the steps, in order, in its own format. It has at most 12 million pixels. */
  edit(bytes: AsyncIterable<Uint8Array>, steps: readonly PictureStep[]): Promise<Uint8Array>
}
