// The keys of the console.
import { Kbd, Table } from '@mantine/core';
import { Dialog } from '../parts/dialog.tsx';
import { words } from '../words/en.ts';

export const KeysDialog = ({ close }: { close(): void }) => (
  <Dialog title={words.keys.title} close={close}>
    <Table>
      <Table.Tbody>
        {words.keys.rows.map(([keys, what]) => (
          <Table.Tr key={keys}>
            <Table.Td>
              <Kbd>{keys}</Kbd>
            </Table.Td>
            <Table.Td>{what}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Dialog>
);
