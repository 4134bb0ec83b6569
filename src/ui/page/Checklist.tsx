import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Checklist.module.css';

export interface ChecklistItem {
  id: string;
  title: string;
  isDone: boolean;
  /** Result, or the missing part. */
  text: ReactNode;
  action?: { label: string; to: string } | undefined;
}

interface ChecklistProps {
  label: string;
  items: readonly ChecklistItem[];
  /** Text of the icons for screen readers. */
  states: { done: string; open: string };
}

/** Highlights the first open item. */
export function Checklist({ label, items, states }: ChecklistProps): ReactNode {
  const next = items.find(({ isDone, action }) => !isDone && action);
  return (
    <ol className={classes.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classes.item} data-done={item.isDone || undefined}>
          {item.isDone ? (
            <IconCircleCheckFilled size={22} aria-hidden className={classes.sign} />
          ) : (
            <IconCircleDashed size={22} stroke={1.6} aria-hidden className={classes.sign} />
          )}
          <div className={classes.words}>
            <h2 className={classes.title}>
              {item.title}
              <VisuallyHidden>, {item.isDone ? states.done : states.open}</VisuallyHidden>
            </h2>
            <p className={classes.text} dir="auto">
              {item.text}
            </p>
          </div>
          {item.action ? (
            <Button
              component={Link}
              to={item.action.to}
              size="compact-md"
              variant={item === next ? 'filled' : 'default'}
              className={classes.action ?? ''}
            >
              {item.action.label}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
