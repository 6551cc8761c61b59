// A short text in letters of one width. A return code says what it means when one points at it.

const isReturnCode = /^R\d\d$/;

// The table is loaded when the first code is pointed at: a list draws a hundred codes, and most
// people know the usual ones.
async function explain(element: HTMLElement, code: string): Promise<void> {
  const { returnCodes } = await import('../../clients/mcp/src/return-codes.ts');
  const known = returnCodes[code];
  if (known !== undefined) element.title = `${code}, ${known.title}: ${known.meaning}`;
}

export const Code = ({ of }: { of: string }) => (
  <span
    className="mono"
    title={of}
    onPointerEnter={({ currentTarget }) => {
      if (isReturnCode.test(of)) void explain(currentTarget, of);
    }}
  >
    {of}
  </span>
);
