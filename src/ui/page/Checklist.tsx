import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Checklist.module.css';

/** Something to be done once, or done already. */
export interface ChecklistItem {
  id: string;
  title: string;
  isDone: boolean;
  /** What did it, or what is missing. */
  text: ReactNode;
  /** Leads to where it is done. */
  action?: { label: string; to: string } | undefined;
}

interface ChecklistProps {
  label: string;
  items: readonly ChecklistItem[];
  /** The words for what the signs say, for those who don't see them. */
  states: { done: string; open: string };
}

/** What is to be done, in order; the first that can be done stands out. */
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
