/**
 * Adds the region of the browser's matching language: en + en-GB → en-GB.
 *
 * @param preferred the browser's languages, best first
 */
export function formatTag(language: string, preferred: readonly string[]): string {
  const [wanted] = language.split('-');
  return preferred.find((tag) => tag.split('-')[0] === wanted && tag.includes('-')) ?? language;
}
