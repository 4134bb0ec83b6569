/** Keeps texts of files from filling the page. */
export const shortened = (text: string, most = 80): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;
