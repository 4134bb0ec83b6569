import type { DemoRequest, DemoSettings } from './protocol.ts';

export function askDemo(
  request: DemoRequest,
  worker = navigator.serviceWorker.controller,
): Promise<DemoSettings> {
  return new Promise((resolve, reject) => {
    if (!worker) {
      reject(new Error('The demo’s service worker is missing'));
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<DemoSettings>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(request, [port2]);
  });
}
