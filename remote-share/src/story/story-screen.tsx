import type { ReactNode } from 'react';
import styles from './story-screen.module.css';

/** Screens of the way from the picture to the posted story, drawn like the ones that the user will see (SHR-06). */
const screens: readonly ReactNode[] = [<Ready key="ready" />, <Editor key="editor" />, <Paste key="paste" />, <Posted key="posted" />];

/** The phone of one step. The text below says the same, so that assistive technology skips the drawing. */
export default function StoryScreen({ step }: { readonly step: number }) {
  return (
    <svg className={styles.screen} viewBox="0 0 120 200" aria-hidden="true">
      <rect width="120" height="200" rx="20" className={styles.case} />
      <rect x="6" y="6" width="108" height="188" rx="15" className={styles.poster} />
      {screens[step]}
    </svg>
  );
}

/** The picture: portrait, words, and the area of the link. */
function Poster() {
  return (
    <>
      <circle cx="60" cy="46" r="14" className={styles.white} />
      <rect x="38" y="67" width="44" height="6" rx="3" className={styles.white} />
      <rect x="20" y="82" width="80" height="44" rx="10" className={styles.white} />
      <path d="M30 96h58M30 110h38" className={styles.line} />
    </>
  );
}

function Ready() {
  return (
    <>
      <Poster />
      <rect x="26" y="138" width="68" height="26" rx="9" className={styles.dashed} />
    </>
  );
}

/** The editor of the messenger: the sticker button, which leads to the link, is marked. */
function Editor() {
  return (
    <>
      <Ready />
      <path d="M16 18l8 8m0-8l-8 8" className={styles.ink} />
      <path d="M6 170h108v9a15 15 0 0 1-15 15H21a15 15 0 0 1-15-15z" className={styles.bar} />
      <path d="M18 187l4-11 4 11m-7-3h6M100 178v8m0-8l-6 2v8" className={styles.ink} />
      <circle cx="97" cy="187" r="2.500" className={styles.ink} />
      <circle cx="48" cy="182" r="10" className={styles.mark} />
      <circle cx="48" cy="182" r="6" className={styles.ink} />
      <path d="M45 183.500q3 3 6 0M46 180v.1M50 180v.1" className={styles.ink} />
      <path d="M70 186l9-9 3 3-9 9h-3z" className={styles.ink} />
    </>
  );
}

/** The dialog for a link sticker, with the pasted link. */
function Paste() {
  return (
    <>
      <Ready />
      <rect x="6" y="6" width="108" height="188" rx="15" className={styles.dim} />
      <rect x="14" y="62" width="92" height="76" rx="14" className={styles.sheet} />
      <rect x="40" y="71" width="40" height="5" rx="2.500" className={styles.muted} />
      <rect x="22" y="84" width="76" height="20" rx="7" className={styles.field} />
      <Chain x={26} y={87} />
      <path d="M44 94h40" className={styles.line} />
      <path d="M89 88v12" className={styles.caret} />
      <rect x="22" y="112" width="76" height="18" rx="9" className={styles.button} />
      <path d="M48 121h24" className={styles.ink} />
    </>
  );
}

/** The posted story: its link is a sticker, and answers come in. */
function Posted() {
  return (
    <>
      <Poster />
      <path d="M16 15h88" className={styles.ink} />
      <circle cx="20" cy="26" r="6" className={styles.white} />
      <rect x="24" y="139" width="72" height="24" rx="12" className={styles.white} />
      <Chain x={31} y={144} />
      <path d="M50 151h36" className={styles.line} />
      <path
        d="M96 112c-3-3-8-5-8-9a4 4 0 0 1 8-2 4 4 0 0 1 8 2c0 4-5 6-8 9zM30 184c-2-2-6-4-6-7a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 3-4 5-6 7z"
        className={styles.heart}
      />
    </>
  );
}

function Chain({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <svg x={x} y={y} width="16" height="14" aria-hidden="true">
      <path
        d="M6 8l3-3M7 4l1.500-1.500a2.500 2.500 0 0 1 3.500 3.500L10.500 7.500M8 9L6.500 10.500A2.500 2.500 0 0 1 3 7L4.500 5.500"
        className={styles.chain}
      />
    </svg>
  );
}
