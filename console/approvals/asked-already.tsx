// Under a refusal because the same act waits for approval: the way to the first request.
import { Anchor } from '@mantine/core';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { words } from '../words/en.ts';

const anyUuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

export function AskedAlready({ error }: { error: unknown }) {
  if (!(error instanceof RequestError) || !error.fields.some(({ code }) => code === 'already_asked')) return null;
  const first = anyUuid.exec(error.message)?.[0];
  // The dialog is in the way of a link within the page.
  return first === undefined ? null : (
    <Anchor size="sm" href={`/console/approvals?row=${first}`}>
      {words.approval.open}
    </Anchor>
  );
}
