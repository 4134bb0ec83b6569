import type { ReactNode } from 'react';
import classes from './PopoverGroup.module.css';

interface PopoverGroupProps {
  label: string;
  /** Beside the label. */
  action?: ReactNode;
  children: ReactNode;
}

export function PopoverGroup({ label, action, children }: PopoverGroupProps): ReactNode {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {label}
        {action}
      </legend>
      {children}
    </fieldset>
  );
}

interface PopoverCheckProps {
  label: string;
  checked: boolean;
  onChange: () => void;
  /** Beside the checkbox. */
  children?: ReactNode;
}

export function PopoverCheck({ label, checked, onChange, children }: PopoverCheckProps): ReactNode {
  return (
    <div className={classes.row}>
      <label className={classes.check}>
        <input type="checkbox" className="qm-checkbox" checked={checked} onChange={onChange} />
        <span>{label}</span>
      </label>
      {children}
    </div>
  );
}
