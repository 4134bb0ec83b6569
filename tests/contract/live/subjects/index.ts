import type { Subjects } from '../properties.ts';
import { catalogueSubjects } from './catalogue.ts';
import { orderSubjects } from './orders.ts';
import { sellingSubjects } from './selling.ts';
import { settingsSubjects } from './settings.ts';
import { shopperSubjects } from './shoppers.ts';

export const subjects: Subjects = {
  ...catalogueSubjects,
  ...sellingSubjects,
  ...settingsSubjects,
  ...orderSubjects,
  ...shopperSubjects,
};
