// The text of a PDF, as its operators show it: strings in hexadecimal digits, uncompressed.
export const textOfPdf = (pdf: string): string =>
  [...pdf.matchAll(/\[(.*?)\] TJ/g)]
    .map(([, shown]) =>
      [...shown!.matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
