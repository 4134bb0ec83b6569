import { useState } from 'react';
import type { ReactNode } from 'react';
import { FileDrop } from '../files/FileDrop.tsx';
import classes from './Gallery.module.css';

export default function FilesEntry(): ReactNode {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <div className={classes.stack}>
      <FileDrop
        label="Add images"
        hint="PNG, JPEG or WebP, up to 5 MB each"
        accept="image/png,image/jpeg,image/webp"
        maxSize={5_000_000}
        multiple
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <pre className={classes.output} data-testid="taken">
        {names.join(' ')}
      </pre>
    </div>
  );
}
