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
  metadata: { timestamp?: string };
}

/**
 * Makes npm's bill of materials repeatable: npm adds a random serial number and the current time.
 *
 * @param json CycloneDX
 * @param seconds since 1970
 */
export function repeatableBill(json: string, seconds: number): string {
  const bill = JSON.parse(json) as Bill;
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  return `${JSON.stringify(bill, null, 2)}\n`;
}
