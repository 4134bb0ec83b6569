/** A product's pictures as a form has them. */
export interface Pictures {
  /** Addresses, in the order in which shoppers see them. */
  images: string[];
  /** Address of the picture that lists show. */
  thumbnail: string | null;
  /** What a picture shows, in words, by its address. */
  alts: Record<string, string>;
}

/** Entry of a product's metadata that holds the pictures' texts: the server's pictures have no place for them. */
export const ALT_KEY = 'image_alt';

interface Stored {
  images?: readonly { url: string }[];
  thumbnail: string | null;
  metadata: Record<string, unknown> | null;
}

export function picturesOf({ images = [], thumbnail, metadata }: Stored): Pictures {
  return {
    images: images.map(({ url }) => url),
    thumbnail,
    alts: altTexts(metadata),
  };
}

/** The pictures' texts in a product's metadata; entries that are no texts are left out. */
export function altTexts(metadata: Record<string, unknown> | null): Record<string, string> {
  const stored = metadata?.[ALT_KEY];
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([url, text]) =>
      typeof text === 'string' ? [[url, text]] : [],
    ),
  );
}

/** The metadata entry for the pictures that there are; the empty text makes the server drop the entry. */
export function altMetadata({ images, alts }: Pictures): Record<string, unknown> {
  const used = images.flatMap((url) => {
    const text = alts[url]?.trim();
    return text ? [[url, text] as const] : [];
  });
  return { [ALT_KEY]: used.length > 0 ? Object.fromEntries(used) : '' };
}

/**
 * The server keeps pictures in the order in which they were added and ignores the order of what it is sent: to put
 * them into another one, those that are out of order are taken off and added again. This tells which may stay: the
 * longest beginning of the wanted order that stands in this order already; it is never empty.
 */
export function keptInOrder(current: readonly string[], wanted: readonly string[]): string[] {
  const kept: string[] = [];
  let from = 0;
  for (const url of wanted) {
    const at = current.indexOf(url, from);
    if (at < 0) break;
    kept.push(url);
    from = at + 1;
  }
  return kept;
}

export const sameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((url, index) => url === b[index]);
