/** Formats that every browser shows. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const HEAD = 12;

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/**
 * Looks at the content: file name and reported type can lie.
 *
 * @param bytes at least the first 12
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, letters('GIF87a')) || startsWith(bytes, letters('GIF89a'))) {
    return 'image/gif';
  }
  if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) {
    return 'image/webp';
  }
  return undefined;
}

export type PictureProblem = 'kind' | 'unreadable';

/** Checks type and content. */
export async function pictureProblem(file: File): Promise<PictureProblem | undefined> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'kind';
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    return pictureType(bytes) ? undefined : 'kind';
  } catch {
    // Moved or deleted since it was chosen, or no permission.
    return 'unreadable';
  }
}
