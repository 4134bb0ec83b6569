/**
 * The tag for numbers and dates: the document's language, with the region of the reader's browser when it speaks the
 * same language (an English app shows British dates to a British reader).
 *
 * @param language the document's tag
 * @param preferred the browser's languages, best first
 */
export function formatTag(language: string, preferred: readonly string[]): string {
  const [wanted] = language.split('-');
  return preferred.find((tag) => tag.split('-')[0] === wanted && tag.includes('-')) ?? language;
}
