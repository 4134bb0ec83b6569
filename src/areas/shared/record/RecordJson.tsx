import type { ReactNode } from 'react';
import { JsonViewer } from '#ui/json/JsonViewer.tsx';
import type { Json } from '#ui/json/nodes.ts';

export const RecordJson = ({ label, record }: { label: string; record: object }): ReactNode => (
  // Came as JSON.
  <JsonViewer label={label} value={record as Json} depth={1} />
);
