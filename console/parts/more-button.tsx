// Reads the next page of a short table.
import { Button } from '@mantine/core';
import { words } from '../words/en.ts';

interface Props {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
}

export const MoreButton = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) =>
  hasNextPage ? (
    <Button size="xs" variant="default" mt="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {words.list.more}
    </Button>
  ) : null;
