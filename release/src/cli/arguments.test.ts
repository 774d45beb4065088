import { expect, test } from '@rstest/core';
import { parseCommand, refuseOptionsTakenByNpm, UsageError } from './arguments.ts';

const words = (line: string) => line.split(' ').filter(Boolean);
const nothing = { argument: undefined, canary: undefined, isDry: false, isJson: false, isAll: false };

test.each([
  ['release inbox', { name: 'release', part: 'inbox', ...nothing }],
  ['release host /builds/host --dry-run', { name: 'release', part: 'host', ...nothing, argument: '/builds/host', isDry: true }],
  ['release inbox --canary 5', { name: 'release', part: 'inbox', ...nothing, canary: 5 }],
  ['release --canary=99 inbox', { name: 'release', part: 'inbox', ...nothing, canary: 99 }],
  ['rollback host 3f2a', { name: 'rollback', part: 'host', ...nothing, argument: '3f2a' }],
  ['rollback quiz --all', { name: 'rollback', part: 'quiz', ...nothing, isAll: true }],
  ['promote inbox', { name: 'promote', part: 'inbox', ...nothing }],
  ['status --json', { name: 'status', part: '', ...nothing, isJson: true }],
  ['gc --dry-run', { name: 'gc', part: '', ...nothing, isDry: true }],
])('[MFE-10] parses "%s"', (line, command) => {
  expect(parseCommand(words(line))).toEqual(command);
});

test.each([
  ['', 'a command is missing'],
  ['deploy inbox', 'unknown command "deploy"'],
  ['release', 'The name of a part is missing'],
  ['release inbox dist more', '"more" is an argument too many'],
  ['release inbox --canary', "Option '--canary <value>' argument missing"],
  ['release inbox --canary 0', '--canary takes a whole number of percent from 1 to 99, not "0"'],
  ['release inbox --canary 100', 'not "100"'],
  ['release inbox --canary 5%', 'not "5%"'],
  ['release inbox --canary 2.5', 'not "2.5"'],
  ['release inbox --canary -1', "Option '--canary' argument is ambiguous"],
  ['release inbox --canary 5 --canary 6', '--canary is given twice'],
  ['release host --canary 5', 'The host has no canary'],
  ['release inbox --dryrun', "Unknown option '--dryrun'"],
  ['release inbox --dry-run=yes', "Option '--dry-run' does not take an argument"],
  ['release ../inbox', '"../inbox" is not a valid name of a part'],
  ['release INBOX', '"INBOX" is not a valid name of a part'],
  ['release inbox -- --canary', '"--canary" is no folder or version'],
  ['rollback inbox --canary 5', "Unknown option '--canary'"],
  ['rollback host --all', 'The host cannot leave the app'],
  ['rollback quiz 3f2a --all', '--all names no version'],
  ['promote', 'The name of a part is missing'],
  ['promote host', 'The host has no canary'],
  ['promote inbox 3f2a', '"3f2a" is an argument too many'],
  ['status inbox', '"inbox" is an argument too many'],
  ['verify now', '"now" is an argument too many'],
  ['gc --force', "Unknown option '--force'"],
])('[MFE-10] rejects "%s" with one line that contains the usage', (line, why) => {
  expect(() => parseCommand(words(line))).toThrow(UsageError);
  expect(() => parseCommand(words(line))).toThrow(why);
  expect(() => parseCommand(words(line))).toThrow(/^[^\n]*(npm run|commands: release, rollback)[^\n]*$/);
});

test('[MFE-10] rejects options that npm consumed, so that --dry-run never releases', () => {
  expect(() => refuseOptionsTakenByNpm({ npm_config_dry_run: 'true' })).toThrow('npm took --dry-run for itself; put -- before it');
  expect(() => refuseOptionsTakenByNpm({ npm_config_canary: 'true' })).toThrow(UsageError);
  refuseOptionsTakenByNpm({ npm_config_user_agent: 'npm' });
});
