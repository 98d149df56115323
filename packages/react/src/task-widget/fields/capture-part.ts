// A module of its own, so that the dialog is loaded by name: a namespace of a module that an entry has, too, would need a helper of the bundler.
export { CaptureDialog } from '../../capture/capture-dialog.tsx';
