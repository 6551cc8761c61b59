// The descriptor limit is the one of the process, and connections do not use all of it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { connectionsAtMost } from './descriptors.ts';

const file = fileURLToPath(new URL('./descriptors.ts', import.meta.url));

describe('Descriptors', () => {
  it('are as many as the system allows the process', () => {
    const print = `import(${JSON.stringify(file)}).then(({ descriptorLimit }) => console.log(descriptorLimit()))`;
    const command = `ulimit -n 512 && exec "${process.execPath}" -e '${print}'`;
    expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim()).toBe('512');
  });

  it('are not all for connections', () => {
    expect(connectionsAtMost(10_000, 512, 12)).toBe(375);
    expect(connectionsAtMost(10_000, 1_048_576, 12)).toBe(10_000);
    expect(connectionsAtMost(10_000, null, 12)).toBe(10_000);
    expect(connectionsAtMost(10_000, 8, 12)).toBe(1);
  });
});
