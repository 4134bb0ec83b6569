type Channels = [red: number, green: number, blue: number];

/** @param hex `#rrggbb` */
export const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Channels;

/** WCAG 2, 0–1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2, 1–21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
