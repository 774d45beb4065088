import { Icon, type IconProps } from './icon.tsx';
import styles from './icons.module.css';

const HEART = 'M12 20.2C6.6 16.4 3.2 13 3.2 9.1a4.7 4.7 0 0 1 8.8-2.3 4.7 4.7 0 0 1 8.8 2.3c0 3.9-3.4 7.3-8.8 11.1Z';

/** What points somewhere is mirrored where the text runs from right to left. */
function directed(className: string | undefined): string {
  return [styles.directed, className].filter(Boolean).join(' ');
}

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v11M7.8 7.4 12 3.2l4.2 4.2" />
    <path d="M8 11H6.8A2.3 2.3 0 0 0 4.5 13.300v5A2.3 2.3 0 0 0 6.8 20.600h10.400a2.3 2.3 0 0 0 2.3-2.300v-5A2.3 2.3 0 0 0 17.2 11H16" />
  </Icon>
);

export const InboxIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="3.5" />
    <path d="m3.8 7.5 6.7 5.200a2.5 2.5 0 0 0 3 0l6.7-5.2" />
  </Icon>
);

export const SendIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="M20.6 3.9 3.9 9.800c-1 .36-1 1.76 0 2.120l6.2 2.18 2.18 6.200c.36 1 1.76 1 2.12 0l5.9-16.700Z" transform="translate(-.3 .3)" />
    <path d="m10.2 14 3.6-3.6" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor" stroke="none">
    <path d="M10.74 3.170a1.4 1.4 0 0 1 2.52 0l2.08 4.28 4.68.7a1.4 1.4 0 0 1 .78 2.380l-3.4 3.34.8 4.700a1.4 1.4 0 0 1-2.02 1.480L12 17.840l-4.18 2.210a1.4 1.4 0 0 1-2.02-1.480l.8-4.7-3.4-3.340a1.4 1.4 0 0 1 .78-2.380l4.68-.7Z" />
  </Icon>
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10" rx="3" />
    <path d="M8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2" />
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
    <path d="m6.5 6.5 11 11M17.5 6.500l-11 11" />
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
    <path d="M3.5 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l.8 12.500h9.400L17.500 7M10 11v5M14 11v5" />
  </Icon>
);

export const DiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <path strokeWidth={2.6} d="M8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01" />
  </Icon>
);

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={HEART} />
  </Icon>
);

export const MaskIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8.600c2.1-1.9 4.9-2.5 8.1-1.9.7.13 1.1.8 1 1.5-.5 5-2.5 8.3-5.5 8.3-1.8 0-2.5-1.4-3.6-1.400s-1.8 1.4-3.6 1.400c-3 0-5-3.3-5.5-8.3-.1-.7.3-1.37 1-1.5 3.2-.6 6 0 8.1 1.900Z" />
    <path d="M6.8 11c1-.6 2.1-.5 3 .5M17.2 11c-1-.6-2.1-.5-3 .5" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.6 12.600a1.3 1.3 0 0 1 0-1.200C4.5 7.7 7.9 5.5 12 5.500s7.5 2.2 9.4 5.900a1.3 1.3 0 0 1 0 1.200c-1.9 3.7-5.3 5.9-9.4 5.900s-7.5-2.2-9.4-5.900Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.8 5.700A10 10 0 0 1 12 5.500c4.1 0 7.5 2.2 9.4 5.900a1.3 1.3 0 0 1 0 1.2 11.3 11.3 0 0 1-2.5 3.200M6.3 7a11 11 0 0 0-3.7 4.4 1.3 1.3 0 0 0 0 1.200c1.9 3.7 5.3 5.9 9.4 5.9 1.9 0 3.6-.47 5.1-1.3" />
    <path d="M10 9.800a3 3 0 0 0 4.2 4.200M3.8 3.800l16.4 16.4" />
  </Icon>
);

export const ReplyIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="M9.5 6 4 11.200l5.5 5.200v-3.200c4.3-.2 7.7 1.1 10.5 4.6-.7-5.6-4.2-9-10.5-9.400V6Z" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="8" width="18" height="4.5" rx="1.5" />
    <path d="M4.5 12.500v5.700a2.3 2.3 0 0 0 2.3 2.300h10.400a2.3 2.3 0 0 0 2.3-2.300v-5.700M12 8v12.500M12 8C9.5 8 7 7.4 7 5.3 7 3 10.3 2.5 12 8ZM12 8c2.5 0 5-.6 5-2.700C17 3 13.7 2.5 12 8Z" />
  </Icon>
);

export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m10 13.500a4.2 4.2 0 0 0 6.2.3l2.8-2.800a4.2 4.2 0 0 0-6-6l-1.5 1.5" />
    <path d="m14 10.500a4.2 4.2 0 0 0-6.2-.3L5 13a4.2 4.2 0 0 0 6 6l1.5-1.5" />
  </Icon>
);

export const ChatIcon = ({ className, ...props }: IconProps) => (
  <Icon {...props} className={directed(className)}>
    <path d="M12 4c5 0 9 3.4 9 7.700s-4 7.7-9 7.700c-1.2 0-2.3-.2-3.3-.5L4.3 20.500l1.1-3.600C3.9 15.5 3 13.7 3 11.7 3 7.4 7 4 12 4Z" />
  </Icon>
);

export const StoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3a9 9 0 0 1 9 9M18.9 17.800A9 9 0 0 1 13.6 20.900M9.4 20.600A9 9 0 0 1 3.2 13.800M3.5 9.100A9 9 0 0 1 8.5 3.7" />
    <path d="M12 8.300v7.400M8.3 12h7.4" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path strokeWidth={2.4} d="M16.7 7.300h.01" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v11.500M7.800 11 12 15.200 16.200 11" />
    <path d="M4.500 16.500v1.800a2.300 2.300 0 0 0 2.300 2.300h10.400a2.300 2.300 0 0 0 2.300-2.300v-1.800" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.8 4.5 4.500L19 7.2" />
  </Icon>
);

export const SparkleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 4.500c.7 4 2.5 5.8 6.5 6.5-4 .7-5.8 2.5-6.5 6.5-.7-4-2.5-5.8-6.5-6.5 4-.7 5.8-2.5 6.5-6.500ZM18.5 3.500v3M17 5h3M18.5 17v3.500M16.7 18.700h3.6" />
  </Icon>
);

export const TrophyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.500 4h9v5.500a4.500 4.500 0 0 1-9 0ZM7.500 6H4.500v1.500a3 3 0 0 0 3 3M16.500 6h3v1.500a3 3 0 0 1-3 3M12 14v3.500M8.500 20h7M10 17.500h4" />
  </Icon>
);

export const GearIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3.2" />
    <path d="m10.3 3.5-.4 2a7 7 0 0 0-1.9 1.100l-2-.7-1.7 3 1.6 1.400a7 7 0 0 0 0 2.200l-1.6 1.4 1.7 3 2-.7c.6.5 1.2.8 1.9 1.100l.4 2.200h3.400l.4-2.200a7 7 0 0 0 1.9-1.100l2 .7 1.7-3-1.6-1.400a7 7 0 0 0 0-2.200l1.6-1.4-1.7-3-2 .7a7 7 0 0 0-1.9-1.100l-.4-2Z" />
  </Icon>
);
