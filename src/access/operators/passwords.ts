// Passwords of operators, stored as argon2id hashes.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as unknown as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

// The recommendation of OWASP for argon2id: 19 MiB, 2 passes, 1 lane.
const usual = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** `argon2id$<memory>$<passes>$<parallelism>$<nonce>$<tag>`; nonce and tag in base64. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = usual;
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...usual });
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64'), tag.toString('base64')].join('$');
}

/**
 * False for a wrong password, and for `stored` null. Both take the time of a right one, so that the
 * time does not tell whether an account exists.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = (stored ?? nobodys).split('$');
  const expected = Buffer.from(tag!, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce!, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected) && stored !== null;
}

const nobodys = ['argon2id', usual.memory, usual.passes, usual.parallelism, randomBytes(16).toString('base64')]
  .concat(randomBytes(tagLength).toString('base64'))
  .join('$');
