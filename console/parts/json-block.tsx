// A record as the API has it. Long lines scroll, also with the keyboard.
import { Code } from '@mantine/core';

interface Props {
  value: unknown;
  label: string;
}

export const JsonBlock = ({ value, label }: Props) => <TextBlock text={JSON.stringify(value, null, 2)} label={label} />;

export const TextBlock = ({ text, label }: { text: string; label: string }) => (
  <Code block tabIndex={0} role="region" aria-label={label}>
    {text}
  </Code>
);
