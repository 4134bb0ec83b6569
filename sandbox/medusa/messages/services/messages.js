'use strict';
const { AbstractNotificationService } = require('@medusajs/medusa');
const { compose } = require('../lib/compose');
const { writeMessage } = require('../lib/folder');

/**
 * Sends nothing: writes each message into the data folder, where a person can read it.
 * What it returns fills the server's own list of notifications.
 */
class MessagesService extends AbstractNotificationService {
  constructor(container, options) {
    super(container, options);
    this.container_ = container;
    this.folder_ = options.folder;
  }

  async sendNotification(event, data) {
    const message = await compose(this.container_, event, data);
    if (message === null) return undefined;
    const { customerId, resourceId, ...content } = message;
    // The server files a notification under the event's own ids, which some events lack.
    if (resourceId !== undefined) data.id = resourceId;
    if (customerId) data.customer_id = customerId;
    const id = writeMessage(this.folder_, { ...content, event });
    return { to: content.to, status: 'sent', data: { ...content, message: id } };
  }

  async resendNotification(notification, config) {
    const to = config?.to ?? notification.to;
    const { message: _first, ...content } = notification.data;
    const id = writeMessage(this.folder_, {
      ...content,
      to,
      event: notification.event_name,
      resent: true,
    });
    return { to, status: 'sent', data: { ...content, to, message: id } };
  }
}

MessagesService.identifier = 'messages';

exports.default = MessagesService;
