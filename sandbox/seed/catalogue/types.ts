import type { ChannelName } from '../setup.ts';

export interface ProductPlan {
  title: string;
  subtitle?: string;
  description: string;
  /** Of the cheapest variant, in euros incl. tax. */
  price: number;
  type: string;
  collection?: string;
  /** Second-level handles. */
  categories: readonly string[];
  tags: readonly string[];
  material?: string;
  origin?: string;
  /** Grams. */
  weight?: number;
  options: Record<string, readonly string[]>;
  /** Added per further value of the first option, in euros. */
  step?: number;
  status?: 'published' | 'draft' | 'proposed' | 'rejected';
  channels?: readonly ChannelName[];
  picture?: { motif: string; colour: string; ground: string; more?: readonly string[] };
  /** Default: plenty. */
  stock?: 'plenty' | 'low' | 'none' | 'mixed' | 'untracked' | 'backorder';
}
