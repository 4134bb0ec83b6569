import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TREE_EDGE, TREE_INDENT, TREE_ROW_HEIGHT } from './sizes.ts';
import type { TreeItem, TreeRow } from './tree.ts';
import { TREE_HANDLE } from './useTreeDrag.ts';
import classes from './Tree.module.css';

interface TreeEntryProps<Item extends TreeItem> {
  row: TreeRow<Item>;
  index: number;
  name: string;
  href: string;
  isCurrent: boolean;
  isDragged: boolean;
  isTarget: boolean;
  canMove: boolean;
  tabIndex: 0 | -1;
  onFocus: (id: string) => void;
  onToggle: (id: string, expanded: boolean) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  renderEnd: ((item: Item, tabIndex: 0 | -1) => ReactNode) | undefined;
}

function PlainEntry<Item extends TreeItem>(props: TreeEntryProps<Item>): ReactNode {
  const { row, index, name, href, isCurrent, isDragged, isTarget, canMove, tabIndex } = props;
  const { item, level, position, siblings, hasChildren, isExpanded } = row;
  return (
    <div
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasChildren ? { 'aria-expanded': isExpanded } : {})}
      tabIndex={tabIndex}
      className={classes.row}
      data-current={isCurrent || undefined}
      data-dragged={isDragged || undefined}
      data-target={isTarget || undefined}
      style={{
        insetBlockStart: index * TREE_ROW_HEIGHT,
        blockSize: TREE_ROW_HEIGHT,
        paddingInlineStart: TREE_EDGE + (level - 1) * TREE_INDENT,
      }}
      onFocus={() => props.onFocus(item.id)}
      onPointerDown={(event) => props.onPointerDown(event, item.id)}
    >
      {/* Mouse only; the keyboard uses arrows. */}
      {hasChildren ? (
        <button
          type="button"
          className={classes.fold}
          data-open={isExpanded || undefined}
          tabIndex={-1}
          aria-hidden
          onClick={() => props.onToggle(item.id, !isExpanded)}
        >
          <IconChevronRight size={16} stroke={1.75} />
        </button>
      ) : (
        <span className={classes.fold} aria-hidden />
      )}
      <Link
        to={href}
        className={classes.label}
        dir="auto"
        tabIndex={-1}
        draggable={false}
        // Focus belongs to the row.
        onFocus={({ currentTarget }) =>
          currentTarget.closest<HTMLElement>('[role="treeitem"]')?.focus({ preventScroll: true })
        }
      >
        {item.label}
      </Link>
      {props.renderEnd?.(item, tabIndex)}
      {canMove ? (
        <span className={classes.handle} aria-hidden {...{ [TREE_HANDLE]: '' }}>
          <IconGripVertical size={16} stroke={1.75} />
        </span>
      ) : null}
    </div>
  );
}

export const TreeEntry = memo(PlainEntry) as typeof PlainEntry;
