#!/usr/bin/env node
// `npx @achord/mcp`: serves the tools to the assistant that started this program, over its standard
// input and output.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSettings, SettingsError, usage } from './settings.ts';
import { serverOf } from './tools/server.ts';

try {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (settings === 'help') process.stdout.write(usage);
  else await serverOf(settings).connect(new StdioServerTransport());
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
