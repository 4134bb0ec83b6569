/** What is to be done for one variant's stock after an import, which makes no inventory items. */
export interface StockOrder {
  /** Of its product; with the rest, how a new variant is found again. */
  handle: string;
  productId?: string;
  variantId?: string;
  sku: string;
  title: string;
  options: readonly { title: string; value: string }[];
  /** Units by the location's id; nothing where only the inventory item is missing. */
  units: Readonly<Record<string, number>>;
}

/** Whether the file gives the variant a quantity, and not only nothing that keeps it from being counted. */
export const hasUnits = ({ units }: StockOrder): boolean => Object.keys(units).length > 0;

/** What the file of orders that goes with an import says. */
interface OrderFile {
  version: 1;
  orders: readonly StockOrder[];
}

export const writeOrders = (orders: readonly StockOrder[]): string =>
  JSON.stringify({ version: 1, orders } satisfies OrderFile);

/**
 * Reads the orders that were uploaded with an import.
 *
 * @throws Error when it is no such file
 */
export function readOrders(text: string): readonly StockOrder[] {
  const file = JSON.parse(text) as Partial<OrderFile> | null;
  if (file?.version !== 1 || !Array.isArray(file.orders)) throw new Error('Not a list of stock');
  return file.orders;
}
