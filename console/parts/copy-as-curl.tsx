// A button that copies the request behind what is shown.
import { Button, CopyButton } from '@mantine/core';
import { asCurl } from '../api/request.ts';
import { words } from '../words/en.ts';

export const CopyAsCurl = ({ method = 'GET', address, body }: { method?: string; address: string; body?: object }) => (
  <CopyButton value={asCurl(method, address, body)}>
    {({ copied, copy }) => (
      <Button size="xs" variant="default" onClick={copy}>
        {copied ? words.copied : words.copyAsCurl}
      </Button>
    )}
  </CopyButton>
);
