// Proves, while `npm run dev` runs, that an edit in a remote shows inside the host and that what was typed stays:
// node scripts/prove-hot-reload.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './lib/browser.mjs';
import { giveUp, root, say } from './lib/install.mjs';

const simulator = `http://localhost:${process.env.SIMULATOR_PORT ?? 8081}`;
const app = 'http://alice.localhost:3000';
const file = path.join(root, 'remote-send/src/ask/write-step.tsx');
const before = '<div className={styles.content}>';
const after = '<div className={styles.content} data-edited="yes">';

async function launchHash(id) {
  const { initData } = await (await fetch(`${simulator}/people/${id}/init-data`)).json();
  const theme = JSON.stringify({ bg_color: '#ffffff' });
  return new URLSearchParams({ tgWebAppData: initData, tgWebAppVersion: '9.0', tgWebAppPlatform: 'weba', tgWebAppThemeParams: theme });
}

/** The code of somebody else, whom one can write to. */
async function codeOf(id) {
  const token = (await launchHash(id)).get('tgWebAppData');
  const { user } = await (await fetch('http://localhost:3000/api/profile', { headers: { 'API-Token': token } })).json();
  return user.valentineCode;
}

const source = readFileSync(file, 'utf8');
if (!source.includes(before)) giveUp(`${file} has changed: tell this script what to edit`);
const code = await codeOf(1002);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${app}/?entry=ask&tgWebAppStartParam=${code}#${await launchHash(1001)}`);
  const field = page.getByRole('textbox');
  await page.getByRole('button', { name: 'Ask anonymously' }).click();
  await field.fill('Typed before the edit');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  writeFileSync(file, source.replace(before, after));
  await page.locator('[data-edited=yes]').waitFor({ timeout: 20_000 });
  const kept = await field.inputValue();
  if (!(await page.evaluate(() => window.isSamePage))) throw new Error('the edit shows, but the page was loaded anew');
  if (kept !== 'Typed before the edit') throw new Error(`the edit shows, but what was typed is lost: "${kept}"`);
  say('an edit in a remote shows in the host, and what was typed stays');
} finally {
  writeFileSync(file, source);
  await browser.close();
}
