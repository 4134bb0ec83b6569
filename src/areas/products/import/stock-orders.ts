/** Stock to set after an import, which creates no inventory items. */
export interface StockOrder {
  /** Product handle; with the fields below, identifies a new variant. */
  handle: string;
  productId?: string;
  variantId?: string;
  sku: string;
  title: string;
  options: readonly { title: string; value: string }[];
  /** Units by location id; empty if only the inventory item is missing. */
  units: Readonly<Record<string, number>>;
}

export const hasUnits = ({ units }: StockOrder): boolean => Object.keys(units).length > 0;

interface OrderFile {
  version: 1;
  orders: readonly StockOrder[];
}

export const writeOrders = (orders: readonly StockOrder[]): string =>
  JSON.stringify({ version: 1, orders } satisfies OrderFile);

/** @throws Error if the file is invalid */
export function readOrders(text: string): readonly StockOrder[] {
  const file = JSON.parse(text) as Partial<OrderFile> | null;
  if (file?.version !== 1 || !Array.isArray(file.orders)) throw new Error('Not a list of stock');
  return file.orders;
}
