type Quantities = Readonly<Record<string, number | null>>;

interface EnteringUnits<Item> {
  onAll: (items: readonly Item[]) => void;
  onNone: (items: readonly Item[]) => void;
}

/**
 * Enters all units, or none, of many items at once; those of other items stay.
 *
 * @param quantities by the items' ids, as they are now
 * @param mostOf the most that can be entered for an item
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
