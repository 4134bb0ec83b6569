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
 * The pictures with one more, which was just uploaded. Uploads end in any order: the picture stands before those that
 * were chosen after it, wherever these have been moved to, and the first one that was chosen is the thumbnail unless
 * there is one.
 *
 * @param places by address, at which place each uploaded picture was chosen; the new one's included
 */
export function addPicture(
  { images, thumbnail, alts }: Pictures,
  url: string,
  places: ReadonlyMap<string, number>,
): Pictures {
  const placeOf = (other: string): number => places.get(other) ?? -1;
  const byPlace = (a: string, b: string): number => placeOf(a) - placeOf(b);
  const later = images.findIndex((other) => placeOf(other) > placeOf(url));
  const at = later < 0 ? images.length : later;
  // Until someone chooses another one, the thumbnail is the first of those that have arrived.
  const [first] = images.filter((other) => places.has(other)).toSorted(byPlace);
  const isUnchosen = thumbnail === null || (thumbnail === first && placeOf(first) > placeOf(url));
  return {
    images: images.toSpliced(at, 0, url),
    thumbnail: isUnchosen ? url : thumbnail,
    alts,
  };
}

/** What a picture is called where it can't be seen: what it shows, or its file. */
export const pictureName = (url: string, alts: Record<string, string>): string =>
  alts[url]?.trim() || (url.split('/').at(-1) ?? url);

/**
 * Pictures that were put together out of two people's, in themselves: a text of a picture that is gone goes too, and
 * a thumbnail that was one of the pictures is one.
 *
 * @param known addresses that are or were among the product's pictures; others may be a thumbnail by themselves
 */
export function settlePictures(
  { images, thumbnail, alts }: Pictures,
  known: ReadonlySet<string>,
): Pictures {
  const isGone = (url: string): boolean => known.has(url) && !images.includes(url);
  return {
    images,
    thumbnail: thumbnail !== null && isGone(thumbnail) ? (images[0] ?? null) : thumbnail,
    alts: Object.fromEntries(Object.entries(alts).filter(([url]) => !isGone(url))),
  };
}
