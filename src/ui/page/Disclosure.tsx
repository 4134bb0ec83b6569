import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { SafePart } from '../states/failures.tsx';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  label: string;
  /** Opens it, such as for a link to its content; it can be closed nevertheless. */
  isWanted?: boolean;
  /** Mounted while open. */
  children: ReactNode;
}

/** One line that unfolds. */
export function Disclosure({ label, isWanted = false, children }: DisclosureProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <section className={classes.disclosure} aria-label={label}>
      <h2 className={classes.head}>
        <UnstyledButton
          className={`${classes.button} qm-target`}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': id } : {})}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} stroke={1.75} className={classes.chevron} aria-hidden />
          {label}
        </UnstyledButton>
      </h2>
      {isOpen ? (
        <div id={id} className={classes.content}>
          <SafePart>{children}</SafePart>
        </div>
      ) : null}
    </section>
  );
}
