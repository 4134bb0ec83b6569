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

/**
 * Entry of a product's metadata that holds the pictures' addresses in their order. The server has no order of pictures:
 * it shows them as its tables lie, which changes when these are tidied up.
 */
export const ORDER_KEY = 'image_order';

interface Stored {
  images?: readonly { url: string }[];
  thumbnail: string | null;
  metadata: Record<string, unknown> | null;
}

export function picturesOf({ images = [], thumbnail, metadata }: Stored): Pictures {
  return {
    images: inOrder(
      images.map(({ url }) => url),
      metadata?.[ORDER_KEY],
    ),
    thumbnail,
    alts: altTexts(metadata),
  };
}

/** Addresses as the order that was noted has them; those it does not know come last, as the server shows them. */
function inOrder(urls: readonly string[], noted: unknown): string[] {
  const order: unknown[] = Array.isArray(noted) ? noted : [];
  const placeOf = (url: string): number => {
    const place = order.indexOf(url);
    return place < 0 ? order.length : place;
  };
  return urls.toSorted((a, b) => placeOf(a) - placeOf(b));
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

/** The metadata entries for the pictures that there are; an empty text makes the server drop the entry. */
export function pictureMetadata({ images, alts }: Pictures): Record<string, unknown> {
  const used = images.flatMap((url) => {
    const text = alts[url]?.trim();
    return text ? [[url, text] as const] : [];
  });
  return {
    [ALT_KEY]: used.length > 0 ? Object.fromEntries(used) : '',
    [ORDER_KEY]: images.length > 1 ? images : '',
  };
}

/**
 * Shops that don't know the order that is noted show the server's, which mostly is that in which pictures were added:
 * to come near another one, those that are out of order are taken off and added again. This tells which may stay: the
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
