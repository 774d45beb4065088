import { defaultAllowedOrigins } from '@rsbuild/core';
import { portOf } from './ports.ts';

/** The released app that a remote is developed against: `npm start` unless APP_URL names another. */
export const appUrl = (): string => process.env.APP_URL || `http://localhost:${process.env.PORT || 8080}`;

/** Where a browser reaches a remote's development server: this machine, unless a tunnel leads here (DEV_ORIGIN). */
export const originOf = (remote: string): string => process.env.DEV_ORIGIN || `http://localhost:${portOf(remote)}`;

/** Pages that may read from a development server: this machine's, and the app's. */
export const readers = (): (RegExp | string)[] => [defaultAllowedOrigins, new URL(appUrl()).origin];
