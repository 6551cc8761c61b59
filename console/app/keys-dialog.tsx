// The keys of the console.
import { Kbd, Modal, Table } from '@mantine/core';
import { words } from '../words/en.ts';

export const KeysDialog = ({ opened, close }: { opened: boolean; close(): void }) => (
  <Modal opened={opened} onClose={close} title={words.keys.title} closeButtonProps={{ 'aria-label': 'Close' }}>
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
  </Modal>
);
