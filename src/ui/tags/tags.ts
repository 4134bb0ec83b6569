/** Signs that end a tag: the commas of all languages, and line ends of what one pastes. */
export const TAG_ENDS = [',', '،', '、', '，', ';', '\n', '\t'];

/**
 * Tags without spaces around them, without empty ones, and each only once whatever its capitals.
 * A tag that holds a sign of TAG_ENDS is several: phones' keyboards tell no key while one types.
 */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .flatMap((tag) =>
      TAG_ENDS.reduce((parts, end) => parts.flatMap((part) => part.split(end)), [tag]),
    )
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter((tag) => {
      const key = tag.toLocaleLowerCase();
      if (!tag || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
