// The packages whose code is inside the built console and the built guides, and their licenses.

/** An entry of the list that a build makes. */
export interface BundledPackage {
  name: string;
  version: string;
  /** An SPDX expression: `MIT`. */
  identifier: string;
  /** Null or empty: the package has no file with its license. */
  text: string | null;
}

const opening = `The console (console/built) and the guides (site/built) have code and fonts of the packages below. Each of their licenses asks that its text be
passed on with the code. Every other package is installed next to this one, with its own license.
`;

/** The file that is passed on with the package. */
export function licenseTexts(bundled: readonly BundledPackage[]): string {
  const parts = bundled.map(
    ({ name, version, identifier, text }) =>
      `${'-'.repeat(80)}\n${name} ${version}, ${identifier}\n\n${text?.trim() || 'The package names its license and has no file with its text.'}\n`,
  );
  return [opening, ...parts].join('\n');
}
