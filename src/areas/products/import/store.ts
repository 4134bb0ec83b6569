export interface IndexVariant {
  id: string;
  sku: string | null;
  barcode: string | null;
}

export interface IndexProduct {
  id: string;
  handle: string;
  title: string;
  /** Empty if the file has neither SKUs nor barcodes. */
  variants: readonly IndexVariant[];
}

export interface StoredVariant {
  id: string;
  /** By column name; '' for missing values. */
  cells: Readonly<Record<string, string>>;
  /** Option values by option title. */
  options: Readonly<Record<string, string>>;
  isCounted: boolean;
  itemId: string | undefined;
  /** Units by location id; undefined if uncounted. */
  stock: Readonly<Record<string, number>> | undefined;
  /** Units in stores without locations. */
  units: number;
}

export interface StoredProduct {
  id: string;
  cells: Readonly<Record<string, string>>;
  images: readonly string[];
  channels: readonly string[];
  categories: readonly string[];
  options: readonly string[];
  variants: readonly StoredVariant[];
}
