import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { inRoot } from '../../../scripts/lib/paths.ts';

const WRITER = inRoot('node_modules', 'zxing-wasm', 'dist', 'writer', 'zxing_writer.wasm');

/**
 * Fakes a camera that films an EAN-13 barcode.
 *
 * @returns restores the camera
 */
export async function filmBarcode(page: Page, code: string): Promise<() => Promise<void>> {
  const { buffer } = new Uint8Array(readFileSync(WRITER));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const { svg } = await writeBarcode(code, { format: 'EAN13', scale: 3 });
  const film = await page.evaluateHandle(async (drawing) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    const draw = (): void => {
      if (!context) return;
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 100, 100);
    };
    draw();
    const timer = setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
    return {
      stop: () => {
        clearInterval(timer);
        // Uncovers the prototype's.
        Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
      },
    };
  }, svg);
  return () => film.evaluate(({ stop }) => stop());
}
