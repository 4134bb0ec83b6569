/**
 * A text with markup that would set `ran` on the window, if a screen took it for more than a text.
 *
 * @param mark tells the texts apart
 */
export const payload = (mark: string): string =>
  `<img src=x onerror="window.ran='${mark}'"><script>window.ran='${mark}'</script>{{constructor}} ${mark}`;
