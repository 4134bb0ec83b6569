import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { isApple, keyCaps } from './keys.ts';
import type { Keys } from './keys.ts';
import classes from './KeyCaps.module.css';

interface KeyCapsProps {
  keys: Keys;
  /** The word between two keys that are pressed one after the other. */
  then?: string;
}

/** The keys of a shortcut as they look on the keyboard; always from left to right. */
export function KeyCaps({ keys, then }: KeyCapsProps): ReactNode {
  return (
    <span className={classes.keys} dir="ltr" data-no-translate>
      {keyCaps(keys, isApple()).map((caps, index) => (
        <Fragment key={index}>
          {index > 0 && then ? <span className={classes.then}>{then}</span> : null}
          {caps.map((cap) => (
            <kbd key={cap} className={classes.key}>
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
