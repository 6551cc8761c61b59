// docs/build/webhooks.md: the verifier in each language accepts what the sender signed and nothing
// else. Runs where the language is installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findProgram } from '../../../test/support/runner/programs.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { sign } from './delivery/sign.ts';
import { newSecret } from './endpoints/endpoint-secret.ts';

const page = readFileSync(new URL('../../../docs/build/webhooks.md', import.meta.url), 'utf8');

/**
 * How to run the verifier of a language: it reads requests as JSON and answers for each whether it
 * is genuine.
 */
interface Language {
  /** The name of the code block on the page. */
  block: string;
  program: string | null;
  args: string[];
  /** Files by name, with the code of the page. */
  files(code: string): Record<string, string>;
}

const languages: Record<string, Language> = {
  Node: {
    block: 'js',
    program: process.execPath,
    args: ['judge.mjs'],
    files: (code) => ({
      'judge.mjs': `${code}
import { readFileSync } from 'node:fs';
const genuine = ({ secret, headers, body }) => {
  try { verify(secret, headers, Buffer.from(body, 'base64')); return true; } catch (error) {
    if (/not signed|too old/.test(error.message)) return false;
    throw error;
  }
};
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(genuine)));`,
    }),
  },
  Python: {
    block: 'python',
    program: findProgram('python3'),
    args: ['judge.py'],
    files: (code) => ({
      'judge.py': `${code}
import sys
def genuine(one):
    try:
        verify(one["secret"], one["headers"], base64.b64decode(one["body"]))
        return True
    except ValueError as refused:
        if str(refused).startswith(("not signed", "too old")):
            return False
        raise
print(json.dumps([genuine(one) for one in json.load(sys.stdin)]))`,
    }),
  },
  Go: {
    block: 'go',
    program: findProgram('go'),
    args: ['run', '.'],
    files: (code) => ({
      'go.mod': 'module judge\n\ngo 1.21\n',
      'webhooks/verify.go': code,
      'judge.go': `package main

import (
	"encoding/json"
	"judge/webhooks"
	"net/http"
	"os"
)

func main() {
	var all []struct {
		Secret  string
		Headers map[string]string
		Body    []byte
	}
	if err := json.NewDecoder(os.Stdin).Decode(&all); err != nil {
		panic(err)
	}
	genuine := []bool{}
	for _, one := range all {
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		genuine = append(genuine, webhooks.Verify(one.Secret, header, one.Body) == nil)
	}
	json.NewEncoder(os.Stdout).Encode(genuine)
}
`,
    }),
  },
  PHP: {
    block: 'php',
    program: findProgram('php'),
    args: ['judge.php'],
    files: (code) => ({
      'judge.php': `${code}
function genuine(array $one): bool
{
    try {
        verify($one['secret'], $one['headers'], base64_decode($one['body'], true));
        return true;
    } catch (RuntimeException) {
        return false;
    }
}
echo json_encode(array_map('genuine', json_decode(stream_get_contents(STDIN), true)));`,
    }),
  },
  Ruby: {
    block: 'ruby',
    program: findProgram('ruby'),
    args: ['judge.rb'],
    files: (code) => ({
      'judge.rb': `${code}
genuine = JSON.parse($stdin.read).map do |one|
  verify(one["secret"], one["headers"], Base64.strict_decode64(one["body"]))
  true
rescue RuntimeError
  false
end
puts JSON.generate(genuine)`,
    }),
  },
};

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

const codeOf = ({ block }: Language) => new RegExp(`\`\`\`${block}\\n(.*?)\`\`\``, 's').exec(page)![1]!;

function judge(language: Language, requests: readonly object[]): boolean[] {
  const { program, args, files } = language;
  const directory = mkdtempSync(join(tmpdir(), 'verifier-'));
  directories.push(directory);
  for (const [name, text] of Object.entries(files(codeOf(language)))) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
  return JSON.parse(execFileSync(program!, args, { cwd: directory, input: JSON.stringify(requests) }).toString());
}

const body = Buffer.from('{"type":"BusinessCreated","data":{"text":"🌌 \u2028"}}');
const [secret, previous] = [newSecret(), newSecret()];
const now = realClock.now();
const headersAt = (seconds: number) => ({
  ...sign([secret, previous], 'an-id', instant(now.getTime() + seconds * 1_000), body.toString()),
});
const headers = headersAt(0);
const request = (of: { secret?: string; headers?: Record<string, string>; body?: Buffer } = {}) => ({
  secret,
  headers,
  ...of,
  body: (of.body ?? body).toString('base64'),
});

const requests: Record<string, { genuine: boolean; request: object }> = {
  'what was signed': { genuine: true, request: request() },
  'the previous secret, during a rotation': { genuine: true, request: request({ secret: previous }) },
  'another secret': { genuine: false, request: request({ secret: newSecret() }) },
  'an extra byte': { genuine: false, request: request({ body: Buffer.concat([body, Buffer.from(' ')]) }) },
  'another id': { genuine: false, request: request({ headers: { ...headers, 'webhook-id': 'another' } }) },
  'a later timestamp than the signed one': {
    genuine: false,
    request: request({
      headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) },
    }),
  },
  'a signature of an unknown version': {
    genuine: false,
    request: request({
      headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replaceAll('v1,', 'v2,') },
    }),
  },
  'signed ten minutes ago': { genuine: false, request: request({ headers: headersAt(-600) }) },
  'signed with a time ten minutes ahead': { genuine: false, request: request({ headers: headersAt(600) }) },
};

it.each(Object.entries(languages))('The verifier for %s is on the page', (_name, language) => {
  expect(codeOf(language)).toContain('webhook-signature');
});

// A language without an interpreter on this machine is skipped.
const installed = Object.entries(languages).filter(([, { program }]) => program !== null);
it.each(installed)('The verifier for %s accepts a genuine delivery and no other', (_name, language) => {
  const verdicts = judge(
    language,
    Object.values(requests).map((one) => one.request),
  );
  expect(Object.fromEntries(Object.keys(requests).map((what, index) => [what, verdicts[index]]))).toEqual(
    Object.fromEntries(Object.entries(requests).map(([what, { genuine }]) => [what, genuine])),
  );
});
