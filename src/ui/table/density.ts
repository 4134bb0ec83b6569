import { ROW_HEIGHTS } from '../theme/values.ts';

export type Density = keyof typeof ROW_HEIGHTS;

export const DENSITIES = Object.keys(ROW_HEIGHTS) as Density[];

export const isDensity = (text: unknown): text is Density =>
  typeof text === 'string' && text in ROW_HEIGHTS;
