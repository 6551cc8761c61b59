// clients/mcp/src/return-codes.ts: what the MCP server explains of each return code.
import { type ReturnCodeRow, returnCodes } from '../../src/ach/nacha/codes/return-codes.ts';
import { deadlineText } from './bank-files.ts';
import { effectText } from './returns.ts';

export function mcpReturnCodes(): string {
  const rows = Object.entries<ReturnCodeRow>(returnCodes).map(
    ([code, { title, meaning, of, deadline, group, withdrawn }]) => {
      const row = {
        title,
        meaning,
        of: of === 'both' ? 'debits, credits' : of,
        deadline: deadlineText(deadline),
        group: withdrawn ? `${group}, withdrawn` : group,
        effect: effectText(code),
      };
      return `  ${code}: ${JSON.stringify(row)},`;
    },
  );
  return `// What each return code means. \`npm run pages\` writes it.
export interface ReturnCode {
  title: string;
  /** A sentence. */
  meaning: string;
  /** Which entries are returned with it. */
  of: string;
  /** By when the return must come. */
  deadline: string;
  group: string;
  /** What the service does besides failing the stage; empty: nothing. */
  effect: string;
}

export const returnCodes: Readonly<Record<string, ReturnCode>> = {
${rows.join('\n')}
};
`;
}
