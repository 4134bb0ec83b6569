import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className={classes.state}>
      {icon ? <div className={classes.icon}>{icon}</div> : null}
      <p className={classes.title}>{title}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? <div className={classes.actions}>{action}</div> : null}
    </div>
  );
}
