// Writes a document of titled sections as a PDF: lines with a name, paragraphs and tables.

/** A line without a value is left out. */
export type PdfLine = readonly [name: string, value: string | null];

export interface PdfSection {
  title: string;
  lines?: readonly PdfLine[];
  paragraphs?: readonly string[];
  table?: PdfTable;
}

export interface PdfTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** Columns of amounts, from 0: they end at the right. */
  amounts?: readonly number[];
  /** The share of each column in the width. */
  widths: readonly number[];
}

export interface PdfHead {
  /** On the page. */
  title: string;
  /** Under the title. */
  subtitle: string;
  /** The title of the file. */
  name: string;
  /** In the file: the same content gives the same bytes. */
  created: Date;
}

/**
 * The bytes are ASCII, so that the file is sent as text is: the text is not compressed, and the
 * fonts are those that every reader has. They have the letters of Western Europe. An accent of
 * another letter is left out, and any other character is `?`.
 */
export async function pdfOf(head: PdfHead, sections: readonly PdfSection[]): Promise<string> {
  // Loaded when it is needed: few processes make one.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    compress: false,
    margin: 54,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: head.name, Producer: 'Achord', Creator: 'Achord', CreationDate: head.created },
  });
  document.font('Helvetica-Bold').fontSize(16).text(printable(head.title)).moveDown(0.3);
  document.font('Helvetica').fontSize(9).text(printable(head.subtitle)).moveDown();
  for (const { title, lines = [], paragraphs = [], table } of sections) {
    document.font('Helvetica-Bold').fontSize(12).text(printable(title)).moveDown(0.3).fontSize(10);
    for (const [name, value] of lines) {
      if (value === null) continue;
      document.font('Helvetica-Bold').text(`${name}: `, { continued: true });
      document.font('Helvetica').text(printable(value));
    }
    document.font('Helvetica');
    for (const paragraph of paragraphs) document.moveDown(0.4).text(printable(paragraph));
    if (table !== undefined) write(document, table);
    document.moveDown();
  }
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(Buffer.from(part as Uint8Array));
  // Four bytes of a comment tell programs that look at them that a PDF is binary. This one is not.
  return Buffer.concat(parts)
    .toString('latin1')
    .replace(/^(%PDF-1\.\d\n)%[\x80-\xff]{4}\n/, '$1%text\n');
}

function write(document: PDFKit.PDFDocument, { heads, rows, amounts = [], widths }: PdfTable): void {
  const { left, right } = document.page.margins;
  const unit = (document.page.width - left - right) / widths.reduce((sum, width) => sum + width, 0);
  const { x } = document;
  document.fontSize(8).table({
    data: [heads, ...rows].map((row) => row.map(printable)),
    columnStyles: widths.map((width, column) => ({
      width: width * unit,
      align: amounts.includes(column) ? { x: 'right', y: 'top' } : { x: 'left', y: 'top' },
    })),
    rowStyles: (row) => (row === 0 ? { border: [0, 0, 1, 0], font: { src: 'Helvetica-Bold' } } : { border: false }),
    defaultStyle: { padding: [2, 3] },
  });
  document.x = x;
  document.fontSize(10);
}

const printable = (text: string): string =>
  [...text]
    .map((character) => {
      const plain = character.codePointAt(0)! <= 0xff ? character : character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[\x20-\xff]*$/.test(plain) && plain !== '' ? plain : '?';
    })
    .join('');
