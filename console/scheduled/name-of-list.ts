// What a list is called in the navigation.
import { type ListName, lists } from '../lists/lists.ts';
import { words } from '../words/en.ts';

export const nameOfList = (list: string): string =>
  Object.hasOwn(lists, list) ? words.lists[list as ListName].title : list;
