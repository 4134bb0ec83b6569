import { useState } from 'react';
import type { ReactNode } from 'react';
import { JsonViewer } from '../json/JsonViewer.tsx';
import { MetadataEditor } from '../json/MetadataEditor.tsx';
import type { Json, JsonObject } from '../json/nodes.ts';
import { Section } from '../page/Section.tsx';
import classes from './Gallery.module.css';

const metadata: JsonObject = {
  origin: 'Rotterdam',
  weight: 1.5,
  fragile: true,
  supplier: null,
  care: { wash: 'by hand', degrees: 30 },
  ports: ['Vigo', 'Porto', 7],
};

const record: Json = {
  id: 'prod_1',
  title: 'Storm lantern',
  tags: [],
  metadata,
  variants: Array.from({ length: 130 }, (_, index) => ({
    id: `variant_${index + 1}`,
    rank: index,
  })),
};

export default function DataEntry(): ReactNode {
  const [value, setValue] = useState<JsonObject | undefined>(metadata);
  return (
    <div className={classes.stack}>
      <Section title="Metadata">
        <MetadataEditor defaultValue={metadata} onChange={setValue} />
      </Section>
      <pre className={classes.output} data-testid="metadata">
        {value ? JSON.stringify(value) : 'not valid'}
      </pre>
      <Section title="Record">
        <JsonViewer label="Record" value={record} />
      </Section>
    </div>
  );
}
