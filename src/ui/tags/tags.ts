/** Signs that end a tag: the commas of all languages, and line ends of what one pastes. */
export const TAG_ENDS = [',', '،', '、', '，', ';', '\n', '\t'];

/** Tags without spaces around them, without empty ones, and each only once whatever its capitals. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter((tag) => {
      const key = tag.toLocaleLowerCase();
      if (!tag || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
