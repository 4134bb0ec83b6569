import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './palette.module.css';

interface Active {
  /** Option that Enter chooses. */
  id: string | undefined;
  set: (id: string | undefined) => void;
}

export const ActiveOption = createContext<Active>({ id: undefined, set: () => undefined });

interface OptionProps {
  id: string;
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  /** Without it the option is a button. */
  to?: string;
  onChoose: () => void;
}

/** Never focused: the search field keeps focus. */
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
    // A resting pointer must not override arrow keys.
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
