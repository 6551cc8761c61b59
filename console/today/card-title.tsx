// The title of a card of Today. It leads to the list that has what the card counts, if there is
// one.
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { screenOf } from '../lists/lists.ts';

export function CardTitle({ title, path }: { title: string; path: string }) {
  const screen = screenOf(path);
  if (screen === null) return <Text fw={600}>{title}</Text>;
  return (
    <Link className="link whole" to="/$list" params={{ list: screen.list }} search={screen.filters as never}>
      {title}
    </Link>
  );
}
