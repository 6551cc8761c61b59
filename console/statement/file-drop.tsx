// Takes a file of the bank's statement, dropped here or chosen, and shows its preview.
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { words } from '../words/en.ts';
import { base64Of } from './base64.ts';
import { type ChosenFile, Upload } from './upload.tsx';

export function FileDrop({ bank }: { bank: string }) {
  const [isOver, setOver] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    setEntered(null);
    setChosen({ name: file.name, content: base64Of(await file.arrayBuffer()) });
  };
  return (
    <section
      className="drop"
      data-over={isOver}
      aria-label={words.statement.enter}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <Group justify="space-between">
        <div>
          <Text fw={600}>{words.statement.drop}</Text>
          <Text size="sm" className="quiet">
            {words.statement.format}
          </Text>
        </div>
        <Button component="label" variant="light">
          {words.statement.choose}
          <input
            type="file"
            className="file"
            aria-label={words.statement.choose}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files);
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </Button>
      </Group>
      {entered !== null && (
        <Text mt="sm" role="status">
          {entered}
        </Text>
      )}
      {chosen !== null && (
        <Upload
          bank={bank}
          file={chosen}
          close={() => setChosen(null)}
          done={(told) => {
            setChosen(null);
            setEntered(told);
          }}
        />
      )}
    </section>
  );
}
