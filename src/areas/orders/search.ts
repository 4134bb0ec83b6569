/**
 * What the server is asked for when one searches orders. It looks at numbers, email addresses, the customer's first
 * name, last name and phone, and the recipient's first name; a number is written without the sign before it.
 */
export const searchText = (text: string): string => text.trim().replace(/^#\s*(?=\d)/, '');
