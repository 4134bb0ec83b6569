import './no-compiler.ts';
import { fileSession } from './file-session.ts';
import type { Order } from './messages.ts';

const obey = fileSession((news) => self.postMessage(news));

self.addEventListener('message', ({ data }: MessageEvent<Order>) => void obey(data));
