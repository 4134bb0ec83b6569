import { isObject } from '#ui/format/guards.ts';

export interface Pictures {
  /** URLs in display order. */
  images: string[];
  thumbnail: string | null;
  /** Alt texts by URL. */
  alts: Record<string, string>;
}

/** Metadata key of the alt texts; the API's images have no field for them. */
export const ALT_KEY = 'image_alt';

/**
 * Metadata key of the image URLs in order. The server keeps no order: it sends table order, which changes when the
 * database compacts its tables.
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

function inOrder(urls: readonly string[], noted: unknown): string[] {
  const order: unknown[] = Array.isArray(noted) ? noted : [];
  const placeOf = (url: string): number => {
    const place = order.indexOf(url);
    return place < 0 ? order.length : place;
  };
  return urls.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Skips values that aren't strings. */
export function altTexts(metadata: Record<string, unknown> | null): Record<string, string> {
  const stored = metadata?.[ALT_KEY];
  if (!isObject(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([url, text]) =>
      typeof text === 'string' ? [[url, text]] : [],
    ),
  );
}

/** Empty strings make the server delete the metadata entry. */
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
 * Adds an uploaded picture. Uploads finish in any order: it goes before pictures chosen after it, and the first chosen
 * becomes the thumbnail unless there is one.
 *
 * @param places order in which uploads were chosen, by URL; includes the new one
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
  // Until the user picks a thumbnail, it is the first picture that has arrived.
  const [first] = images.filter((other) => places.has(other)).toSorted(byPlace);
  const isUnchosen = thumbnail === null || (thumbnail === first && placeOf(first) > placeOf(url));
  return {
    images: images.toSpliced(at, 0, url),
    thumbnail: isUnchosen ? url : thumbnail,
    alts,
  };
}

/** Returns the alt text, or the file name without one. */
export const pictureName = (url: string, alts: Record<string, string>): string =>
  alts[url]?.trim() || (url.split('/').at(-1) ?? url);

/**
 * Repairs pictures merged from two edits.
 *
 * @param known URLs that are or were product pictures; other URLs are valid thumbnails on their own
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
