/** `my-post` → “My post” */
export const idInWords = (id: string): string =>
  id.replace(/[-_]+/g, ' ').replace(/^\p{Letter}/u, (letter) => letter.toUpperCase());
