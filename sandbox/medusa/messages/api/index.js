'use strict';
const authenticate = require('@medusajs/medusa/dist/api/middlewares/authenticate').default;
const express = require('express');
const { listMessages, readMessage } = require('../lib/folder');
const { indexPage, messagePage, missingPage } = require('../lib/pages');
const { listWarranties } = require('../lib/warranties');

/** Pages where a person opens the messages, and an endpoint of an example. */
exports.default = (_rootDirectory, options) => {
  const router = express.Router();
  const site = { appUrl: options.app_url, email: options.email, password: options.password };
  const page = (response, html, status = 200) =>
    response
      .status(status)
      .set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('html')
      .send(html);

  router.get('/sandbox/messages', (request, response) => {
    const to = typeof request.query.to === 'string' ? request.query.to : '';
    page(response, indexPage(site, listMessages(options.folder, to), to));
  });
  router.get('/sandbox/messages.json', (request, response) => {
    const to = typeof request.query.to === 'string' ? request.query.to : '';
    const messages = listMessages(options.folder, to).map((message) =>
      message.link
        ? { ...message, link: { ...message.link, url: `${site.appUrl ?? ''}${message.link.path}` } }
        : message,
    );
    response.json({ messages });
  });
  router.get('/sandbox/messages/:id', (request, response) => {
    const message = readMessage(options.folder, request.params.id);
    if (message === null) page(response, missingPage(), 404);
    else page(response, messagePage(site, message));
  });
  router.get('/admin/warranties', authenticate(), (request, response, next) => {
    listWarranties(request.scope.resolve('manager')).then(
      (warranties) => response.json({ warranties }),
      next,
    );
  });
  return router;
};
