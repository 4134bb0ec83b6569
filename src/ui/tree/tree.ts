/** Flat list; siblings in order. */
export interface TreeItem {
  id: string;
  /** Null at the top. */
  parentId: string | null;
  label: string;
}

export interface TreeRow<Item extends TreeItem> {
  item: Item;
  /** 1 at the top. */
  level: number;
  /** One-based. */
  position: number;
  siblings: number;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** Orphans go to the top. */
export function childrenByParent<Item extends TreeItem>(
  items: readonly Item[],
): Map<string | null, Item[]> {
  const known = new Set(items.map(({ id }) => id));
  const children = new Map<string | null, Item[]>();
  for (const item of items) {
    const parent = item.parentId !== null && known.has(item.parentId) ? item.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  return children;
}

export function visibleRows<Item extends TreeItem>(
  items: readonly Item[],
  isExpanded: (id: string) => boolean,
): TreeRow<Item>[] {
  const children = childrenByParent(items);
  const rows: TreeRow<Item>[] = [];
  const add = (parent: string | null, level: number): void => {
    const siblings = children.get(parent) ?? [];
    for (const [index, item] of siblings.entries()) {
      const hasChildren = children.has(item.id);
      const expanded = hasChildren && isExpanded(item.id);
      rows.push({
        item,
        level,
        position: index + 1,
        siblings: siblings.length,
        hasChildren,
        isExpanded: expanded,
      });
      if (expanded) add(item.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
}

/** From the top down. */
export function ancestorsOf<Item extends TreeItem>(items: readonly Item[], id: string): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const above: Item[] = [];
  const seen = new Set([id]);
  let parent = byId.get(byId.get(id)?.parentId ?? '');
  while (parent && !seen.has(parent.id)) {
    seen.add(parent.id);
    above.unshift(parent);
    parent = byId.get(parent.parentId ?? '');
  }
  return above;
}

/** Returns matches with their ancestors. */
export function matching<Item extends TreeItem>(
  items: readonly Item[],
  matches: (item: Item) => boolean,
): { items: Item[]; found: number } {
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = new Set<string>();
  let found = 0;
  for (const item of items) {
    if (!matches(item)) continue;
    found += 1;
    // Its ancestors are already kept.
    let above: Item | undefined = item;
    while (above && !kept.has(above.id)) {
      kept.add(above.id);
      above = byId.get(above.parentId ?? '');
    }
  }
  return { items: items.filter(({ id }) => kept.has(id)), found };
}
