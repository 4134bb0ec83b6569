import { createHash } from 'node:crypto';

interface ReleaseFile {
  name: string;
  content: Uint8Array;
}

/** The format of `sha256sum`. */
export const checksums = (files: readonly ReleaseFile[]): string =>
  files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, content }) => {
      const sum = createHash('sha256').update(content).digest('hex');
      return `${sum}  ${name}\n`;
    })
    .join('');

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref'?: string } };
  components?: { 'bom-ref'?: string }[];
  dependencies?: { ref: string; dependsOn?: string[] }[];
}

/** Dependencies of a first start, which builds the app; no part of a release. */
const BUILD_TOOLS = /^(?:vite|@vitejs\/plugin-react)@/;

function removeBuildTools(bill: Bill): void {
  const { components, dependencies, metadata } = bill;
  const root = dependencies?.find(({ ref }) => ref === metadata.component['bom-ref']);
  if (!components || !dependencies || !root) return;
  root.dependsOn = (root.dependsOn ?? []).filter((ref) => !BUILD_TOOLS.test(ref));
  const used = new Set([root.ref]);
  // The set grows while iterating.
  for (const ref of used) {
    for (const one of dependencies) {
      if (one.ref === ref) for (const next of one.dependsOn ?? []) used.add(next);
    }
  }
  bill.components = components.filter((one) => used.has(one['bom-ref'] ?? ''));
  bill.dependencies = dependencies.filter(({ ref }) => used.has(ref));
}

/**
 * Makes npm's bill of materials repeatable: npm adds a random serial number, the current time and the folder's name.
 * Takes out the tools that build the app.
 *
 * @param json CycloneDX
 * @param name of the product
 * @param seconds since 1970
 */
export function repeatableBill(json: string, name: string, seconds: number): string {
  const bill = JSON.parse(json) as Bill;
  delete bill.serialNumber;
  removeBuildTools(bill);
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 2)}\n`;
}
