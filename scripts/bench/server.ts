/** Answers at once, so that only the clients are measured. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const products = Array.from({ length: 20 }, (_, index) => ({
  id: `prod_${index}`,
  title: `Product ${index}`,
  description: 'A thing that someone may want to buy. '.repeat(5),
  variants: [{ id: `variant_${index}`, prices: [{ currency_code: 'eur', amount: 1000 + index }] }],
}));
const list = Buffer.from(JSON.stringify({ products, count: 20, offset: 0, limit: 20 }));
const cart = Buffer.from(JSON.stringify({ cart: { id: 'cart_1', items: [], total: 0 } }));

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const body = request.method === 'GET' ? list : cart;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.on('disconnect', () => process.exit());
