import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './palette.module.css';

interface Active {
  /** Of the option that Enter takes. */
  id: string | undefined;
  set: (id: string | undefined) => void;
}

/** The active option of the list. */
export const ActiveOption = createContext<Active>({ id: undefined, set: () => undefined });

interface OptionProps {
  id: string;
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  /** A page to go to; without it the option does what `onChoose` does. */
  to?: string;
  onChoose: () => void;
}

/** One thing to choose. It never has the focus: that stays in the search field. */
export function Option({ id, icon, title, detail, to, onChoose }: OptionProps): ReactNode {
  const active = useContext(ActiveOption);
  const isActive = active.id === id;
  const content = (
    <>
      <span className={classes.icon}>{icon}</span>
      <bdi className={classes.title}>{title}</bdi>
      {detail ? <bdi className={classes.detail}>{detail}</bdi> : null}
    </>
  );
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: classes.option ?? '',
    onClick: onChoose,
    // A pointer that only lies there must not take over from the arrow keys.
    onPointerMove: () => active.set(id),
  } as const;
  return to === undefined ? (
    <button type="button" {...common}>
      {content}
    </button>
  ) : (
    <Link to={to} {...common}>
      {content}
    </Link>
  );
}

/** Options that belong together. */
export function OptionGroup({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div role="group" aria-label={label}>
      <div className={classes.group} aria-hidden>
        {label}
      </div>
      {children}
    </div>
  );
}
