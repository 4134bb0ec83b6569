'use strict';
const { EVENTS } = require('../lib/compose');

/**
 * Brings each event that has a message to the notification service. Its own way, one
 * subscription for all events, goes unheard on the local event bus.
 */
exports.default = (container) => {
  const bus = container.resolve('eventBusService');
  const notifications = container.resolve('notificationService');
  // One at a time: a notification takes two database connections, and many at once would
  // wait for each other's.
  let last = Promise.resolve();
  for (const event of EVENTS) {
    notifications.subscribe(event, 'messages');
    bus.subscribe(event, (data) => {
      last = last.then(() => notifications.handleEvent(event, data)).catch(() => undefined);
      return last;
    });
  }
};
