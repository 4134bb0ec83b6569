import { useState } from 'react';
import type { ReactNode } from 'react';
import { EntityMultiSelect } from '../picker/EntityMultiSelect.tsx';
import { EntitySelect } from '../picker/EntitySelect.tsx';
import { itemSource } from './data.ts';
import classes from './Gallery.module.css';

export default function PickerEntry(): ReactNode {
  const [one, setOne] = useState<string | null>(null);
  const [several, setSeveral] = useState<string[]>(['item-3', 'item-4']);
  return (
    <div className={classes.stack}>
      <EntitySelect
        label="Thing"
        placeholder="Pick one of ten thousand"
        source={itemSource}
        value={one}
        onChange={setOne}
      />
      <EntityMultiSelect label="Things" source={itemSource} value={several} onChange={setSeveral} />
      <pre className={classes.output} data-testid="picked">
        {JSON.stringify({ one, several })}
      </pre>
    </div>
  );
}
