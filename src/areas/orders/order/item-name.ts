export interface NamedItem {
  title: string;
  /** The variant's title */
  description?: string | null;
  variant?: { sku?: string | null } | null;
}

const written = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value : '';

/** Returns an item's name after the sale: `Mug · Small (MUG-S)`. */
export function itemName({ title, description, variant }: NamedItem): string {
  const name = [title, description].map(written).filter(Boolean).join(' · ');
  const sku = written(variant?.sku);
  return sku ? `${name} (${sku})` : name;
}

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const byItemName = (a: NamedItem, b: NamedItem): number =>
  order.compare(itemName(a), itemName(b));

interface Picked {
  title: string;
  variantTitle: string;
  sku: string | null;
}

/** Returns the name an item of a picked variant will have. */
export const pickedName = ({ title, variantTitle, sku }: Picked): string =>
  itemName({ title, description: variantTitle, variant: { sku } });
