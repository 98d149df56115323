export { CaptureDialog, type CaptureDialogProps } from './capture-dialog.tsx';
