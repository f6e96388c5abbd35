/**
 * Tabler outline icons (MIT, see LICENSE-tabler-icons.txt), 24 px grid, one path each. One constant
 * per icon, so that a bundle carries only the ones it draws.
 */
export const iconHome =
  'M5 12l-2 0l9-9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6';
export const iconClipboardText =
  'M9 5h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M9 12h6M9 16h6';
export const iconBarbell =
  'M2 12h1M6 8h-2a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2M6 7v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1v-10a1 1 0 0 0-1-1h-1a1 1 0 0 0-1 1M9 12h6M15 7v10a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1v-10a1 1 0 0 0-1-1h-1a1 1 0 0 0-1 1M18 8h2a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M22 12h-1';
export const iconRuler =
  'M19.875 12c.621 0 1.125 .512 1.125 1.143v5.714c0 .631-.504 1.143-1.125 1.143h-15.875a1 1 0 0 1-1-1v-5.857c0-.631 .504-1.143 1.125-1.143h15.75M9 12v2M6 12v3M12 12v3M18 12v3M15 12v2M3 3v4M3 5h18M21 3v4';
export const iconClipboardHeart =
  'M9 5h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M10 14h4M12 12v4';
export const iconCalculator =
  'M4 5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2l0-14M8 8a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1l0-1M8 14l0 .01M12 14l0 .01M16 14l0 .01M8 17l0 .01M12 17l0 .01M16 17l0 .01';
export const iconFlask =
  'M9 3l6 0M10 9l4 0M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5-1l-4-11v-6';
export const iconArrowLeft = 'M5 12l14 0M5 12l6 6M5 12l6-6';
export const iconArrowRight = 'M5 12l14 0M13 18l6-6M13 6l6 6';
export const iconClose = 'M18 6l-12 12M6 6l12 12';
export const iconMenu = 'M4 6l16 0M4 12l16 0M4 18l16 0';
export const iconCheck = 'M5 12l5 5l10-10';
export const iconPlus = 'M12 5l0 14M5 12l14 0';
export const iconMinus = 'M5 12l14 0';
export const iconChevronDown = 'M6 9l6 6l6-6';
export const iconChevronUp = 'M6 15l6-6l6 6';
export const iconChevronLeft = 'M15 6l-6 6l6 6';
export const iconChevronRight = 'M9 6l6 6l-6 6';
export const iconChartLine = 'M4 19l16 0M4 15l4-6l4 2l4-5l4 4';
export const iconAlertCircle = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01';
export const iconAlertTriangle =
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01';
export const iconInfoCircle = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1';
export const iconCircleCheck = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 12l2 2l4-4';
export const iconWifiOff =
  'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864-2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544-2.455m3.101-.92a12 12 0 0 1 10.325 3.374M3 3l18 18';
export const iconCloudUp =
  'M7 18a4.6 4.4 0 0 1 0-9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-1M9 15l3-3l3 3M12 12l0 9';
export const iconBusy = 'M12 3a9 9 0 1 0 9 9';
export const iconEye =
  'M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6c-3.6 0-6.6-2-9-6c2.4-4 5.4-6 9-6c3.6 0 6.6 2 9 6';
export const iconEyeOff =
  'M10.585 10.587a2 2 0 0 0 2.829 2.828M16.681 16.673a8.717 8.717 0 0 1-4.681 1.327c-3.6 0-6.6-2-9-6c1.272-2.12 2.712-3.678 4.32-4.674m2.86-1.146a9.055 9.055 0 0 1 1.82-.18c3.6 0 6.6 2 9 6c-.666 1.11-1.379 2.067-2.138 2.87M3 3l18 18';
export const iconExternalLink =
  'M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5';
export const iconDownload =
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M12 17v-6M9.5 14.5l2.5 2.5l2.5-2.5';
export const iconUpload = 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 9l5-5l5 5M12 4l0 12';
export const iconSwap = 'M7 10h14l-4-4M17 14h-14l4 4';
export const iconTrash =
  'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3';
export const iconUser = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2';
export const iconLogout =
  'M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3';
export const iconLogin =
  'M15 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M21 12h-13l3-3M11 15l-3-3';
export const iconSun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1m-6.4-15.4l.7 .7m12.1-.7l-.7 .7m0 11.4l.7 .7m-12.1-.7l-.7 .7';
export const iconMoon =
  'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1-8.313-12.454l0 .008';
export const iconThemeAuto =
  'M12 9a3 3 0 0 0 0 6v-6M6 6h3.5l2.5-2.5l2.5 2.5h3.5v3.5l2.5 2.5l-2.5 2.5v3.5h-3.5l-2.5 2.5l-2.5-2.5h-3.5v-3.5l-2.5-2.5l2.5-2.5l0-3.5';
export const iconClock = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3';
export const iconCalendar =
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16';
export const iconKey =
  'M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1-4.069 0l-.301-.301l-6.558 6.558a2 2 0 0 1-1.239.578l-.175.008h-1.172a1 1 0 0 1-.993-.883l-.007-.117v-1.172a2 2 0 0 1 .467-1.284l.119-.13l.414-.414h2v-2h2v-2l2.144-2.144l-.301-.301a2.877 2.877 0 0 1 0-4.069l2.643-2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01';
export const iconLock =
  'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11v-4a4 4 0 1 1 8 0v4';
export const iconCrown = 'M12 6l4 6l5-4l-2 10h-14l-2-10l5 4l4-6';
export const iconSettings =
  'M10.325 4.317c.426-1.756 2.924-1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543-.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0-1.066 2.573c.94 1.543-.826 3.31-2.37 2.37a1.724 1.724 0 0 0-2.572 1.065c-.426 1.756-2.924 1.756-3.35 0a1.724 1.724 0 0 0-2.573-1.066c-1.543 .94-3.31-.826-2.37-2.37a1.724 1.724 0 0 0-1.065-2.572c-1.756-.426-1.756-2.924 0-3.35a1.724 1.724 0 0 0 1.066-2.573c-.94-1.543 .826-3.31 2.37-2.37c1 .608 2.296 .07 2.572-1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0';
/** Safari's share icon on an iPhone. */
export const iconShare =
  'M8 9h-1a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-8a2 2 0 0 0 -2 -2h-1M12 14v-11M9 6l3 -3l3 3';
export const iconRefresh =
  'M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4';
export const iconSearch = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6';
export const iconFilter =
  'M4 4h16v2.172a2 2 0 0 1-.586 1.414l-4.414 4.414v7l-6 2v-8.5l-4.48-4.928a2 2 0 0 1-.52-1.345v-2.227';
export const iconEdit =
  'M7 7h-1a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-1M20.385 6.585a2.1 2.1 0 0 0-2.97-2.97l-8.415 8.385v3h3l8.385-8.415M16 5l3 3';
export const iconDotsVertical =
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0';
export const iconDroplet =
  'M7.502 19.423c2.602 2.105 6.395 2.105 8.996 0c2.602-2.105 3.262-5.708 1.566-8.546l-4.89-7.26c-.42-.625-1.287-.803-1.936-.397a1.376 1.376 0 0 0-.41 .397l-4.893 7.26c-1.695 2.838-1.035 6.441 1.567 8.546';
export const iconRun =
  'M11.007 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 17l5 1l.75-1.5M15 21v-4l-4-3l1-6M7 12v-3l5-1l3 3l3 1';
export const iconMeat =
  'M13.62 8.382l1.966-1.967a2 2 0 1 1 3.414-1.415a2 2 0 1 1-1.413 3.414l-1.82 1.821M5.904 18.596c2.733 2.734 5.9 4 7.07 2.829c1.172-1.172-.094-4.338-2.828-7.071c-2.733-2.734-5.9-4-7.07-2.829c-1.172 1.172 .094 4.338 2.828 7.071M7.5 16l1 1M12.975 21.425c3.905-3.906 4.855-9.288 2.121-12.021c-2.733-2.734-8.115-1.784-12.02 2.121';
export const iconCoffee =
  'M3 14c.83 .642 2.077 1.017 3.5 1c1.423 .017 2.67-.358 3.5-1c.83-.642 2.077-1.017 3.5-1c1.423-.017 2.67 .358 3.5 1M8 3a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M12 3a2.4 2.4 0 0 0-1 2a2.4 2.4 0 0 0 1 2M3 10h14v5a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6v-5M16.746 16.726a3 3 0 1 0 .252-5.555';
export const iconBan = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.7 5.7l12.6 12.6';
export const iconCreditCard =
  'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3l0-8M3 10l18 0M7 15l.01 0M11 15l2 0';
export const iconBank =
  'M3 21l18 0M3 10l18 0M5 6l7-3l7 3M4 10l0 11M20 10l0 11M8 14l0 3M12 14l0 3M16 14l0 3';
export const iconCash =
  'M7 15h-3a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M7 10a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1l0-8M12 14a2 2 0 1 0 4 0a2 2 0 0 0-4 0';
export const iconPhone =
  'M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-14M11 4h2M12 17v.01';
export const iconBook =
  'M19 4v16h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h12M19 16h-12a2 2 0 0 0-2 2M9 8h6';
export const iconStar =
  'M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245';
export const iconHelp =
  'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 16v.01M12 13a2 2 0 0 0 .914-3.782a1.98 1.98 0 0 0-2.414 .483';
export const iconPhoneCall =
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2';
export const iconListDetails =
  'M13 5h8M13 9h5M13 15h8M13 19h5M3 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4M3 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4';
export const iconGift =
  'M3 9a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1l0-2M12 8l0 13M19 12v7a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-7M7.5 8a2.5 2.5 0 0 1 0-5a4.8 8 0 0 1 4.5 5a4.8 8 0 0 1 4.5-5a2.5 2.5 0 0 1 0 5';
export const iconUsers =
  'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85';
export const iconGrip =
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0';
export const iconUndo = 'M9 14l-4-4l4-4M5 10h11a4 4 0 1 1 0 8h-1';
export const iconRedo = 'M15 14l4-4l-4-4M19 10h-11a4 4 0 1 0 0 8h1';
