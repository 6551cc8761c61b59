// What the service writes into the page.

const read = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="achord-${name}"]`)?.content ?? '';

export const pageMeta = {
  /** For styles that are made while the console runs. Browsers hide it from other scripts later. */
  nonce: read('nonce'),
  isSandbox: read('mode') === 'sandbox',
  /** Operators may sign in at an identity provider. */
  hasProvider: read('provider') === 'yes',
};

// A package of the dialogs makes a style element, and reads its nonce from this name.
Object.assign(globalThis, { __webpack_nonce__: pageMeta.nonce });
