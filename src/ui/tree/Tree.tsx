import { useDirection } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { KEEPS_FOCUS } from '../keyboard/attributes.ts';
import { ROW_DRAWING, withFocused } from '../table/drawn-rows.ts';
import { treeAction } from './keys.ts';
import { applyMove, moveTo } from './moves.ts';
import type { TreeMove } from './moves.ts';
import { DRAWN_WHOLE, TREE_EDGE, TREE_INDENT, TREE_ROW_HEIGHT } from './sizes.ts';
import { ancestorsOf, visibleRows } from './tree.ts';
import type { TreeItem } from './tree.ts';
import { TreeEntry } from './TreeEntry.tsx';
import { useTreeDrag } from './useTreeDrag.ts';
import classes from './Tree.module.css';

interface TreeProps<Item extends TreeItem> {
  label: string;
  items: readonly Item[];
  href: (item: Item) => string;
  /** Id of the open item. */
  current: string | undefined;
  isExpanded: (id: string) => boolean;
  onToggle: (id: string, expanded: boolean) => void;
  /** Accessible name with states. */
  nameOf: (item: Item) => string;
  /** Row end; its focusable content must use the tab index. Stable, like `onToggle`, to avoid re-rendering rows. */
  renderEnd?: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** Drag, or Alt+arrows. */
  onMove?: ((move: TreeMove) => void) | undefined;
}

export function Tree<Item extends TreeItem>(props: TreeProps<Item>): ReactNode {
  const { label, items, href, current, isExpanded, onToggle, nameOf, renderEnd, onMove } = props;
  const { dir } = useDirection();
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => visibleRows(items, isExpanded), [items, isExpanded]);
  const [focused, setFocused] = useState<string>();
  // A collapsed item's focus goes to its ancestor.
  const indexOf = (id: string): number => rows.findIndex(({ item }) => item.id === id);
  const nearest = (id: string | undefined): number =>
    id === undefined
      ? -1
      : ([
          id,
          ...ancestorsOf(items, id)
            .map((above) => above.id)
            .toReversed(),
        ]
          .map(indexOf)
          .find((index) => index >= 0) ?? -1);
  const active = Math.max(0, focused === undefined ? nearest(current) : nearest(focused));

  const drawn = useVirtualizer({
    ...ROW_DRAWING,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => TREE_ROW_HEIGHT,
    initialRect: { width: 0, height: 800 },
    rangeExtractor: (range) =>
      rows.length > DRAWN_WHOLE ? withFocused(active, range) : [...rows.keys()],
  });

  // Scroll to the open item once listed.
  const isCurrentListed = current !== undefined && nearest(current) >= 0;
  const showCurrent = useEffectEvent(() => drawn.scrollToIndex(nearest(current)));
  useLayoutEffect(() => {
    if (isCurrentListed) showCurrent();
  }, [isCurrentListed, current]);

  // Focus follows the keyboard, also to moved rows.
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const row = tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });

  // Includes moves not rendered yet: keys may be faster.
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  const move = (to: TreeMove): void => {
    latest.current = applyMove(latest.current, to);
    onMove?.(to);
    if (to.parentId !== null) onToggle(to.parentId, true);
    setFocused(to.id);
  };
  const { drag, onPointerDown, treeProps } = useTreeDrag({
    items,
    rows,
    tree,
    scroller,
    onMove: onMove && move,
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Ignore keys in row menus.
    if (event.target instanceof Element && event.target.getAttribute('role') !== 'treeitem') return;
    const action = treeAction(event, rows, active, dir === 'rtl');
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'focus') {
      follows.current = true;
      setFocused(rows[action.index]?.item.id);
    }
    if (action.kind === 'toggle') onToggle(action.id, action.expanded);
    if (action.kind === 'open') {
      const row = rows[active];
      if (row) void navigate(href(row.item));
    }
    if (action.kind === 'move' && onMove) {
      const to = moveTo(latest.current, action.id, action.way);
      if (!to) return;
      follows.current = true;
      move(to);
    }
  };

  const target = drag?.target;
  return (
    <div ref={scroller} className={classes.scroller}>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        className={classes.tree}
        {...{ [KEEPS_FOCUS]: '' }}
        data-dragging={drag ? true : undefined}
        style={{ blockSize: drawn.getTotalSize() }}
        onKeyDown={onKeyDown}
        {...treeProps}
      >
        {drawn.getVirtualIndexes().map((index) => {
          const row = rows[index];
          if (!row) return null;
          const { item } = row;
          const tabIndex = index === active ? 0 : -1;
          return (
            <TreeEntry
              key={item.id}
              row={row}
              index={index}
              name={nameOf(item)}
              href={href(item)}
              isCurrent={item.id === current}
              isDragged={item.id === drag?.id}
              isTarget={target?.zone === 'inside' && target.index === index}
              canMove={onMove !== undefined}
              tabIndex={tabIndex}
              onFocus={setFocused}
              onToggle={onToggle}
              onPointerDown={onPointerDown}
              renderEnd={renderEnd}
            />
          );
        })}
        {drag ? <DragMarks drag={drag} label={rows[indexOf(drag.id)]?.item.label} /> : null}
      </div>
    </div>
  );
}

interface DragMarksProps {
  drag: NonNullable<ReturnType<typeof useTreeDrag>['drag']>;
  /** Of the dragged item. */
  label: string | undefined;
}

function DragMarks({ drag, label }: DragMarksProps): ReactNode {
  const { target, x, y } = drag;
  return (
    <>
      {target && target.zone !== 'inside' ? (
        <div
          className={classes.line}
          aria-hidden
          style={{
            insetBlockStart: (target.index + (target.zone === 'after' ? 1 : 0)) * TREE_ROW_HEIGHT,
            insetInlineStart: TREE_EDGE + (target.level - 1) * TREE_INDENT,
          }}
        />
      ) : null}
      {label === undefined ? null : (
        <div
          className={classes.ghost}
          aria-hidden
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          {label}
        </div>
      )}
    </>
  );
}
