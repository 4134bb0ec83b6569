import type { ChannelName } from '../setup.ts';

/** One product of the catalogue, as its buyer would plan it. */
export interface ProductPlan {
  title: string;
  subtitle?: string;
  description: string;
  /** Price of the cheapest variant in euros, tax included. */
  price: number;
  type: string;
  collection?: string;
  /** Handles of second-level categories. */
  categories: readonly string[];
  tags: readonly string[];
  material?: string;
  origin?: string;
  /** Grams. */
  weight?: number;
  options: Record<string, readonly string[]>;
  /** What each further value of the first option costs more, in euros. */
  step?: number;
  status?: 'published' | 'draft' | 'proposed' | 'rejected';
  channels?: readonly ChannelName[];
  /** The picture's motif and colours; a product without one has no picture yet. */
  picture?: { motif: string; colour: string; ground: string; more?: readonly string[] };
  /** How its stock stands: plenty unless told. */
  stock?: 'plenty' | 'low' | 'none' | 'mixed' | 'untracked' | 'backorder';
}
