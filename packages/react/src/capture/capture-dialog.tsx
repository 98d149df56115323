'use client';

import * as React from 'react';

/** Props of a capture. */
export interface CaptureDialogProps extends Omit<React.ComponentPropsWithoutRef<'dialog'>, 'children' | 'onClose'> {
  /** An image of the camera, or a sound of the microphone. */
  readonly capture: 'image' | 'audio';
  /** Called with the photo or recording. */
  readonly onFile: (file: File) => void;
  /** Called when the dialog has closed, with or without a file. */
  readonly onClose: () => void;
}

/** Takes an image with the camera, or records with the microphone. Both are switched off when it closes. */
export const CaptureDialog = /* @__PURE__ */ React.forwardRef<HTMLDialogElement, CaptureDialogProps>(
  function CaptureDialog({ capture, onFile, onClose, className = '', ...props }, ref) {
    const dialog = React.useRef<HTMLDialogElement>(null);
    const titleId = React.useId();
    const video = React.useRef<HTMLVideoElement>(null);
    const [stream, setStream] = React.useState<MediaStream>();
    /** True once the camera has sent a frame. */
    const [hasFrame, setFrame] = React.useState(false);
    const [recorder, setRecorder] = React.useState<MediaRecorder>();
    const [problem, setProblem] = React.useState<string>();
    const isImage = capture === 'image';
    React.useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
    React.useEffect(() => dialog.current?.showModal(), []);
    React.useEffect(() => {
      let opened: MediaStream | undefined;
      let isCurrent = true;
      const off = () => {
        for (const track of opened?.getTracks() ?? []) track.stop();
      };
      openDevice(isImage).then(
        (next) => {
          opened = next;
          if (!isCurrent) return off();
          setStream(next);
          if (video.current) video.current.srcObject = next;
        },
        (error: unknown) => isCurrent && setProblem(explain(error, isImage)),
      );
      return () => {
        isCurrent = false;
        off();
      };
    }, [isImage]);
    const finish = (file: File) => {
      onFile(file);
      dialog.current?.close();
    };
    const takePhoto = async () => {
      if (!video.current) return;
      try {
        finish(await capturePhoto(video.current));
      } catch (error) {
        setProblem(explain(error, isImage));
      }
    };
    const record = (source: MediaStream) => {
      const next = new MediaRecorder(source);
      const parts: Blob[] = [];
      next.addEventListener('dataavailable', ({ data }) => parts.push(data));
      next.addEventListener('stop', () => {
        // Parameters of the type, such as codecs, are not for uploads.
        const type = next.mimeType.replace(/;.*/, '');
        finish(new File(parts, `recording.${type.split('/').at(-1)}`, { type }));
      });
      next.start();
      setRecorder(next);
    };
    const title = isImage ? 'Take a photo' : 'Record a sound';
    return (
      <dialog
        aria-labelledby={titleId}
        {...props}
        ref={dialog}
        className={`hubkit-panel hubkit-capture ${className}`.trim()}
        onClose={onClose}
      >
        <h2 id={titleId}>{title}</h2>
        {problem !== undefined && (
          <p role="alert" className="hubkit-problem">
            {problem}
          </p>
        )}
        {isImage && problem === undefined && (
          <video ref={video} autoPlay muted playsInline onLoadedData={() => setFrame(true)} />
        )}
        {!isImage && problem === undefined && (
          <p role="status">
            {recorder ? 'Recording…' : stream ? 'The microphone is ready.' : 'Waiting for the microphone…'}
          </p>
        )}
        <div className="hubkit-capture-actions">
          {isImage && (
            <button {...PRIMARY} disabled={!hasFrame} onClick={() => void takePhoto()}>
              Take it
            </button>
          )}
          {!isImage && !recorder && (
            <button {...PRIMARY} disabled={!stream} onClick={() => stream && record(stream)}>
              Start
            </button>
          )}
          {recorder && (
            <button {...PRIMARY} onClick={() => recorder.stop()}>
              Finish
            </button>
          )}
          <button type="button" className="hubkit-button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    );
  },
);

const PRIMARY = { type: 'button', className: 'hubkit-button', 'data-look': 'primary' } as const;

function openDevice(isImage: boolean): Promise<MediaStream> {
  // Absent outside of secure contexts.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('', 'SecurityError'));
  return devices.getUserMedia(isImage ? { video: { facingMode: 'environment' } } : { audio: true });
}

function explain(error: unknown, isImage: boolean): string {
  const device = isImage ? 'camera' : 'microphone';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return `The browser does not let this page use the ${device}. Allow it beside the address, then try again, or choose a file.`;
  if (name === 'NotFoundError') return `This machine has no ${device}. Connect one, or choose a file.`;
  if (name === 'NotReadableError') return `Another program uses the ${device}. Close it, then try again.`;
  if (name === 'SecurityError')
    return `Browsers offer the ${device} only to pages of this machine or with HTTPS. Choose a file.`;
  return `The ${device} could not be opened: ${error instanceof Error ? error.message : String(error)}`;
}

async function capturePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The browser could not write the photo as JPEG.');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
