import { createHash } from 'node:crypto';

export interface ReleaseFile {
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
  metadata: { timestamp?: string; component: { name: string } };
}

/**
 * Makes npm's bill of materials repeatable: npm adds a random serial number, the current time and the folder's name.
 *
 * @param json CycloneDX
 * @param name of the product
 * @param seconds since 1970
 */
export function repeatableBill(json: string, name: string, seconds: number): string {
  const bill = JSON.parse(json) as Bill;
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 2)}\n`;
}
