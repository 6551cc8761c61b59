// What the build indexes and the browser searches: sections of pages.
import type { Options, SearchOptions } from 'minisearch';

export interface Section {
  /** Its address: `/docs/build/webhooks#answer`. */
  id: string;
  /** The title of its page. */
  page: string;
  /** Its heading. The first section of a page has none. */
  heading: string;
  text: string;
  /** `docs/design` explains how Achord is built: it comes after what a reader uses. */
  isDesign: boolean;
}

export const indexOptions: Options<Section> = {
  fields: ['heading', 'page', 'text'],
  storeFields: ['page', 'heading', 'text', 'isDesign'],
};

export const searchOptions: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  combineWith: 'AND',
  boost: { heading: 4, page: 3 },
  boostDocument: (_id, _term, stored) => (stored?.isDesign === true ? 0.3 : 1),
};
