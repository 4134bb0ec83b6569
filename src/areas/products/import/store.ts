/** A variant as far as a file can mistake it for another. */
export interface IndexVariant {
  id: string;
  sku: string | null;
  barcode: string | null;
}

/** A product of the store as far as a file can name it. */
export interface IndexProduct {
  id: string;
  handle: string;
  title: string;
  /** Empty where the file has neither SKUs nor barcodes. */
  variants: readonly IndexVariant[];
}

/** What of a variant a file can change. */
export interface StoredVariant {
  id: string;
  /** What it has in the columns of a file, by their names; what it lacks is ''. */
  cells: Readonly<Record<string, string>>;
  /** Values of its options, by the option's title. */
  options: Readonly<Record<string, string>>;
  isCounted: boolean;
  /** The item that counts its stock. */
  itemId: string | undefined;
  /** Units by the location's id; undefined while nothing counts them. */
  stock: Readonly<Record<string, number>> | undefined;
  /** Units as a store without locations counts them. */
  units: number;
}

/** What of a product a file can change. */
export interface StoredProduct {
  id: string;
  cells: Readonly<Record<string, string>>;
  images: readonly string[];
  channels: readonly string[];
  categories: readonly string[];
  options: readonly string[];
  variants: readonly StoredVariant[];
}
