/** Pixels. */
export const ROW_HEIGHTS = { compact: 32, normal: 40, comfortable: 52 } as const;

export type Density = keyof typeof ROW_HEIGHTS;

export const DENSITIES = Object.keys(ROW_HEIGHTS) as Density[];

export const isDensity = (text: unknown): text is Density =>
  typeof text === 'string' && text in ROW_HEIGHTS;
