/**
 * Markup that sets `window.ran` if executed.
 *
 * @param mark distinguishes payloads
 */
export const payload = (mark: string): string =>
  `<img src=x onerror="window.ran='${mark}'"><script>window.ran='${mark}'</script>{{constructor}} ${mark}`;
