// In place of ssh-keygen where it is not installed: writes a key pair for a login.
import { writeFileSync } from 'node:fs';
import ssh2 from 'ssh2';

const path = process.argv[2];
const pair = ssh2.utils.generateKeyPairSync('ed25519');
writeFileSync(path, pair.private, { mode: 0o600 });
writeFileSync(`${path}.pub`, `${pair.public}\n`);
