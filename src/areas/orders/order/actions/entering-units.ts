type Quantities = Readonly<Record<string, number | null>>;

interface EnteringUnits<Item> {
  onAll: (items: readonly Item[]) => void;
  onNone: (items: readonly Item[]) => void;
}

/**
 * Other items keep their units.
 *
 * @param quantities by item id
 */
export function enteringUnits<Item extends { id: string }>(
  quantities: Quantities,
  mostOf: (item: Item) => number,
  onChange: (changed: { quantities: Quantities }) => void,
): EnteringUnits<Item> {
  const enter = (items: readonly Item[], unitsOf: (item: Item) => number): void =>
    onChange({
      quantities: {
        ...quantities,
        ...Object.fromEntries(items.map((item) => [item.id, unitsOf(item)])),
      },
    });
  return {
    onAll: (items) => enter(items, mostOf),
    onNone: (items) => enter(items, () => 0),
  };
}
