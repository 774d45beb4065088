import { Icon, type IconProps } from './icon.tsx';
import styles from './icons.module.css';

const HEART = 'M12 20.2C6.6 16.4 3.2 13 3.2 9.1a4.7 4.7 0 0 1 8.8-2.3 4.7 4.7 0 0 1 8.8 2.3c0 3.9-3.4 7.3-8.8 11.1Z';

/** Adds the class that mirrors an arrow in right-to-left text. */
function directed(className: string | undefined): string {
  return [styles.directed, className].filter(Boolean).join(' ');
}

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v11M7.8 7.4 12 3.2l4.2 4.2" />
    <path d="M8 11H6.8A2.3 2.3 0 0 0 4.5 13.3v5A2.3 2.3 0 0 0 6.8 20.6h10.4a2.3 2.3 0 0 0 2.3-2.3v-5A2.3 2.3 0 0 0 17.2 11H16" />
  </Icon>
);

export const InboxIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="3.5" />
    <path d="m3.8 7.5 6.7 5.2a2.5 2.5 0 0 0 3 0l6.7-5.2" />
  </Icon>
);

export const SendIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    {/* biome-ignore lint/plugin: the drawing is mirrored as a whole */}
    <path d="M20.6 3.9 3.9 9.8c-1 .36-1 1.76 0 2.12l6.2 2.18 2.18 6.2c.36 1 1.76 1 2.12 0l5.9-16.7Z" transform="translate(-.3 .3)" />
    <path d="m10.2 14 3.6-3.6" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor" stroke="none">
    <path d="M10.74 3.17a1.4 1.4 0 0 1 2.52 0l2.08 4.28 4.68.7a1.4 1.4 0 0 1 .78 2.38l-3.4 3.34.8 4.7a1.4 1.4 0 0 1-2.02 1.48L12 17.84l-4.18 2.21a1.4 1.4 0 0 1-2.02-1.48l.8-4.7-3.4-3.34a1.4 1.4 0 0 1 .78-2.38l4.68-.7Z" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10" rx="3" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
  </Icon>
);

export const BackIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
  </Icon>
);

export const ChevronIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />
  </Icon>
);

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path strokeWidth={3} d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
  </Icon>
);

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5" />
  </Icon>
);

export const DiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <path strokeWidth={2.6} d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" />
  </Icon>
);

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={HEART} />
  </Icon>
);

export const MaskIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8.6c2.1-1.9 4.9-2.5 8.1-1.9.7.13 1.1.8 1 1.5-.5 5-2.5 8.3-5.5 8.3-1.8 0-2.5-1.4-3.6-1.4s-1.8 1.4-3.6 1.4c-3 0-5-3.3-5.5-8.3-.1-.7.3-1.37 1-1.5 3.2-.6 6 0 8.1 1.9Z" />
    <path d="M6.8 11c1-.6 2.1-.5 3 .5M17.2 11c-1-.6-2.1-.5-3 .5" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.6 12.6a1.3 1.3 0 0 1 0-1.2C4.5 7.7 7.9 5.5 12 5.5s7.5 2.2 9.4 5.9a1.3 1.3 0 0 1 0 1.2c-1.9 3.7-5.3 5.9-9.4 5.9s-7.5-2.2-9.4-5.9Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.8 5.7A10 10 0 0 1 12 5.5c4.1 0 7.5 2.2 9.4 5.9a1.3 1.3 0 0 1 0 1.2 11.3 11.3 0 0 1-2.5 3.2M6.3 7a11 11 0 0 0-3.7 4.4 1.3 1.3 0 0 0 0 1.2c1.9 3.7 5.3 5.9 9.4 5.9 1.9 0 3.6-.47 5.1-1.3" />
    <path d="M10 9.8a3 3 0 0 0 4.2 4.2M3.8 3.8l16.4 16.4" />
  </Icon>
);

export const ReplyIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="M9.5 6 4 11.2l5.5 5.2v-3.2c4.3-.2 7.7 1.1 10.5 4.6-.7-5.6-4.2-9-10.5-9.4V6Z" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="8" width="18" height="4.5" rx="1.5" />
    <path d="M4.5 12.5v5.7a2.3 2.3 0 0 0 2.3 2.3h10.4a2.3 2.3 0 0 0 2.3-2.3v-5.7M12 8v12.5M12 8C9.5 8 7 7.4 7 5.3 7 3 10.3 2.5 12 8ZM12 8c2.5 0 5-.6 5-2.7C17 3 13.7 2.5 12 8Z" />
  </Icon>
);

export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m10 13.5a4.2 4.2 0 0 0 6.2.3l2.8-2.8a4.2 4.2 0 0 0-6-6l-1.5 1.5" />
    <path d="m14 10.5a4.2 4.2 0 0 0-6.2-.3L5 13a4.2 4.2 0 0 0 6 6l1.5-1.5" />
  </Icon>
);

export const ChatIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="M12 4c5 0 9 3.4 9 7.7s-4 7.7-9 7.7c-1.2 0-2.3-.2-3.3-.5L4.3 20.5l1.1-3.6C3.9 15.5 3 13.7 3 11.7 3 7.4 7 4 12 4Z" />
  </Icon>
);

export const StoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3a9 9 0 0 1 9 9M18.9 17.8A9 9 0 0 1 13.6 20.9M9.4 20.6A9 9 0 0 1 3.2 13.8M3.5 9.1A9 9 0 0 1 8.5 3.7" />
    <path d="M12 8.3v7.4M8.3 12h7.4" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path strokeWidth={2.4} d="M16.7 7.3h.01" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v11.5M7.8 11 12 15.2 16.2 11" />
    <path d="M4.5 16.5v1.8a2.3 2.3 0 0 0 2.3 2.3h10.4a2.3 2.3 0 0 0 2.3-2.3v-1.8" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.8 4.5 4.5L19 7.2" />
  </Icon>
);

export const SparkleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 4.5c.7 4 2.5 5.8 6.5 6.5-4 .7-5.8 2.5-6.5 6.5-.7-4-2.5-5.8-6.5-6.5 4-.7 5.8-2.5 6.5-6.5ZM18.5 3.5v3M17 5h3M18.5 17v3.5M16.7 18.7h3.6" />
  </Icon>
);

export const TrophyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0ZM7.5 6H4.5v1.5a3 3 0 0 0 3 3M16.5 6h3v1.5a3 3 0 0 1-3 3M12 14v3.5M8.5 20h7M10 17.5h4" />
  </Icon>
);

export const GearIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.2" />
    <path d="m10.3 3.5-.4 2a7 7 0 0 0-1.9 1.1l-2-.7-1.7 3 1.6 1.4a7 7 0 0 0 0 2.2l-1.6 1.4 1.7 3 2-.7c.6.5 1.2.8 1.9 1.1l.4 2.2h3.4l.4-2.2a7 7 0 0 0 1.9-1.1l2 .7 1.7-3-1.6-1.4a7 7 0 0 0 0-2.2l1.6-1.4-1.7-3-2 .7a7 7 0 0 0-1.9-1.1l-.4-2Z" />
  </Icon>
);
