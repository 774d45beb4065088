import { defaultAllowedOrigins } from '@rsbuild/core';
import { portOf } from './ports.ts';

/** The released app that a remote is developed against: `npm start` unless APP_URL names another. */
export const appUrl = (): string => process.env.APP_URL || `http://localhost:${process.env.PORT || 8080}`;

/** Origin of a remote's development server: this machine, unless DEV_ORIGIN names a tunnel. */
export const originOf = (remote: string): string => process.env.DEV_ORIGIN || `http://localhost:${portOf(remote)}`;

/** Origins allowed by CORS: this machine, and the released app. */
export const readers = (): (RegExp | string)[] => [defaultAllowedOrigins, new URL(appUrl()).origin];
