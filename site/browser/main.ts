// What a page of the guides does: search, copy, the language of the examples, the navigation of a
// phone.
import './bar.ts';
import './page.css';
import { addCopyButtons, addLanguages } from './examples.ts';
import { addMenu, followHeadings } from './navigation.ts';
import { addSearch } from './search.ts';

addSearch();
addCopyButtons();
addLanguages();
addMenu();
followHeadings();
