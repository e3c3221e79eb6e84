// Takes the addresses of funding pages out of package-lock.json: our lock files hold no address at all (see `npm run lock`).
import { readFileSync, writeFileSync } from 'node:fs';

const PATH = 'package-lock.json';
const lock = JSON.parse(readFileSync(PATH, 'utf8'));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
const text = JSON.stringify(lock, null, 2) + '\n';
if (text.includes('://')) {
  console.error(`${PATH} still holds an address: ${text.match(/.*:\/\/.*/)[0].trim()}`);
  process.exit(1);
}
writeFileSync(PATH, text);
