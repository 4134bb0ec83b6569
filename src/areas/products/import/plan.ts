import { locationId } from './check.ts';
import { HANDLE, STAYS_WHEN_EMPTY, STOCK, TAGS, stockLocation } from './columns.ts';
import type { Known, Match } from './match.ts';
import { optionsOf } from './match.ts';
import { columnsOf, placesOf } from './places.ts';
import type { Columns, Place } from './places.ts';
import type { Sheet, StoreFacts } from './sheet.ts';
import { hasUnits } from './stock-orders.ts';
import type { StockOrder } from './stock-orders.ts';
import type { StoredProduct, StoredVariant } from './store.ts';

export interface Change {
  column: string;
  from: string;
  to: string;
}

export interface RowPlan {
  row: number;
  kind: 'newProduct' | 'newVariant' | 'changed';
  /** SKU, or the titles. */
  name: string;
  changes: readonly Change[];
}

export interface Plan {
  created: number;
  changed: number;
  same: number;
  newVariants: number;
  stock: number;
  /** The file has stock, but the store has no locations. */
  lacksLocation: boolean;
  rows: readonly RowPlan[];
  /** Indexes of rows to upload, without unchanged products. */
  sent: readonly number[];
  orders: readonly StockOrder[];
}

/**
 * @param location location of stock without one in the file
 * @returns undefined until all products the file names are read
 */
export function planOf(
  sheet: Sheet,
  store: StoreFacts,
  { stored }: Known,
  matches: readonly Match[],
  location: string | undefined,
): Plan | undefined {
  const places = placesOf(sheet);
  const columns = columnsOf(places);
  const groups = new Map<string, Group>();
  for (const [row, cells] of sheet.rows.entries()) {
    const match = matches[row];
    const product = match?.product && stored.get(match.product.id);
    if (match?.product && !product) return undefined;
    const read = columns.reader(cells);
    const key = match?.product?.id ?? read(HANDLE);
    const isFirst = !groups.has(key);
    const group: Group = groups.get(key) ?? {
      isNew: !product,
      rows: [],
      plans: [],
      newVariants: 0,
    };
    groups.set(key, group);
    group.rows.push(row);
    const variant = product?.variants.find(({ id }) => id === match?.variantId);
    const name =
      read('Variant SKU') ||
      [read('Product Title') || read(HANDLE), read('Variant Title')].filter(Boolean).join(' · ');
    const order = stockOrder(store, places, columns, cells, product, variant, location);
    if (order) group.orders = [...(group.orders ?? []), order];
    if (!product) {
      if (isFirst)
        group.plans.push({
          row,
          kind: 'newProduct',
          name: read('Product Title') || read(HANDLE),
          changes: [],
        });
      continue;
    }
    if (!variant) group.newVariants += 1;
    const changes = [
      ...(isFirst ? productChanges(places, cells, product, store) : []),
      ...(variant ? variantChanges(places, columns, cells, variant) : []),
      ...(variant ? stockChanges(store, places, cells, variant, order, location) : []),
    ];
    if (!variant) group.plans.push({ row, kind: 'newVariant', name, changes });
    else if (changes.length > 0) group.plans.push({ row, kind: 'changed', name, changes });
  }
  const all = [...groups.values()];
  const touched = all.filter(({ isNew, plans, orders }) => isNew || plans.length > 0 || orders);
  return {
    created: all.filter(({ isNew }) => isNew).length,
    changed: touched.filter(({ isNew }) => !isNew).length,
    same: all.length - touched.length,
    newVariants: touched.reduce((sum, { newVariants }) => sum + newVariants, 0),
    stock: touched.reduce((sum, { orders = [] }) => sum + orders.filter(hasUnits).length, 0),
    lacksLocation:
      store.hasInventory &&
      store.locations.length === 0 &&
      places.some(
        ({ kind, index }) =>
          kind === 'units' && sheet.rows.some((cells) => (cells[index] ?? '').trim() !== ''),
      ),
    rows: touched.flatMap(({ plans }) => plans).toSorted((a, b) => a.row - b.row),
    sent: touched.flatMap(({ rows }) => rows).toSorted((a, b) => a - b),
    orders: touched.flatMap(({ orders = [] }) => orders),
  };
}

interface Group {
  isNew: boolean;
  rows: number[];
  plans: RowPlan[];
  newVariants: number;
  orders?: StockOrder[];
}

const LISTS: readonly {
  pattern: RegExp;
  stored: (product: StoredProduct) => readonly string[];
}[] = [
  { pattern: /^Image \d+ Url$/, stored: ({ images }) => images },
  { pattern: /^Sales Channel \d+ (Name|Id)$/, stored: ({ channels }) => channels },
  { pattern: /^Product Category \d+ Handle$/, stored: ({ categories }) => categories },
];

function productChanges(
  places: readonly Place[],
  cells: readonly string[],
  product: StoredProduct,
  store: StoreFacts,
): Change[] {
  const single = places.flatMap((place): Change[] =>
    place.name.startsWith('Product ') && place.kind !== 'category'
      ? cellChange(place, cells, product.cells[place.name])
      : [],
  );
  const channelNames = new Map(store.channels.map(({ id, name }) => [id, name]));
  const lists = LISTS.flatMap(({ pattern, stored }): Change[] => {
    const its = places.filter(({ name }) => pattern.test(name));
    const [first] = its;
    if (!first) return [];
    const texts = its.map(({ index }) => (cells[index] ?? '').trim()).filter(Boolean);
    const now = [...new Set(texts.map((text) => channelNames.get(text) ?? text))];
    const was = stored(product);
    const isSame = now.length === was.length && now.every((one) => was.includes(one));
    return isSame ? [] : [{ column: first.name, from: was.join(', '), to: now.join(', ') }];
  });
  return [...single, ...lists];
}

function variantChanges(
  places: readonly Place[],
  columns: Columns,
  cells: readonly string[],
  variant: StoredVariant,
): Change[] {
  const single = places.flatMap((place): Change[] =>
    place.kind !== 'units' && /^(Variant|Price) /.test(place.name)
      ? cellChange(place, cells, variant.cells[place.name])
      : [],
  );
  const options = optionsOf(cells, columns).flatMap(({ title, value }): Change[] => {
    // A file may name an option like a member of every object.
    const was = Object.hasOwn(variant.options, title) ? (variant.options[title] ?? '') : '';
    return was === value ? [] : [{ column: title, from: was, to: value }];
  });
  return [...single, ...options];
}

function cellChange(place: Place, cells: readonly string[], stored: string | undefined): Change[] {
  const { name, kind, index } = place;
  if (name.endsWith(' Id') && name !== 'Product External Id') return [];
  const to = cells[index] ?? '';
  const from = stored ?? '';
  if (to.trim() === '' && STAYS_WHEN_EMPTY.has(name)) return [];
  return plain(to, kind, name) === plain(from, kind, name) ? [] : [{ column: name, from, to }];
}

function plain(cell: string, kind: Place['kind'], name: string): string {
  const text = cell.trim();
  switch (kind) {
    case 'measure':
    case 'price':
    case 'units':
      return text === '' ? '' : String(Number(text));
    case 'boolean':
    case 'status':
    case 'country':
      return text.toLowerCase();
    default:
      if (name !== TAGS) return text === '' ? '' : cell;
      return JSON.stringify(text.split(',').toSorted());
  }
}

const isCounted = (
  places: readonly Place[],
  cells: readonly string[],
  variant: StoredVariant | undefined,
): boolean => {
  const place = places.find(({ name }) => name === 'Variant Manage Inventory');
  const cell = place ? (cells[place.index] ?? '').trim().toLowerCase() : '';
  return cell === '' ? (variant?.isCounted ?? true) : cell === 'true';
};

/** Units by location id. */
function unitsOf(
  store: StoreFacts,
  places: readonly Place[],
  cells: readonly string[],
  location: string | undefined,
): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { name, kind, index } of places) {
    const cell = (cells[index] ?? '').trim();
    if (kind !== 'units' || cell === '') continue;
    const named = stockLocation(name);
    const id = named === undefined ? location : locationId(store, named);
    if (id !== undefined) units[id] = Number(cell);
  }
  return units;
}

/** Undefined if the stock is right already. */
function stockOrder(
  store: StoreFacts,
  places: readonly Place[],
  columns: Columns,
  cells: readonly string[],
  product: StoredProduct | undefined,
  variant: StoredVariant | undefined,
  location: string | undefined,
): StockOrder | undefined {
  if (!store.hasInventory || !isCounted(places, cells, variant)) return undefined;
  const given = unitsOf(store, places, cells, location);
  const units = Object.fromEntries(
    Object.entries(given).filter(([id, count]) => variant?.stock?.[id] !== count),
  );
  if (variant?.itemId !== undefined && Object.keys(units).length === 0) return undefined;
  const read = columns.reader(cells);
  return {
    handle: read(HANDLE),
    title: read('Variant Title'),
    sku: read('Variant SKU') || (variant?.cells['Variant SKU'] ?? ''),
    options: optionsOf(cells, columns),
    units,
    ...(product ? { productId: product.id } : {}),
    ...(variant ? { variantId: variant.id } : {}),
  };
}

function stockChanges(
  store: StoreFacts,
  places: readonly Place[],
  cells: readonly string[],
  variant: StoredVariant,
  order: StockOrder | undefined,
  location: string | undefined,
): Change[] {
  if (!store.hasInventory) {
    const place = places.find(({ name }) => name === STOCK);
    return place && (cells[place.index] ?? '').trim() !== ''
      ? cellChange(place, cells, String(variant.units))
      : [];
  }
  const columnOf = (id: string): string =>
    places.find(({ name, kind }) => {
      if (kind !== 'units') return false;
      const named = stockLocation(name);
      return named === undefined ? id === location : locationId(store, named) === id;
    })?.name ?? STOCK;
  return Object.entries(order?.units ?? {}).map(([id, units]) => ({
    column: columnOf(id),
    from: String(variant.stock?.[id] ?? ''),
    to: String(units),
  }));
}
