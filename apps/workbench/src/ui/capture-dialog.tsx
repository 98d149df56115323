import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './capture-dialog.module.css';
import { Dialog } from './dialog.tsx';

/** Kinds of captures: an image of the camera, or a sound of the microphone. */
export type Capture = 'picture' | 'audio';

interface CaptureDialogProps {
  readonly capture: Capture;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** Takes an image with the camera, or records with the microphone. Both are switched off when it closes. */
export function CaptureDialog({ capture, onFile, onClose }: CaptureDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream>();
  /** True once the camera has sent a frame. */
  const [hasFrame, setFrame] = useState(false);
  const [recorder, setRecorder] = useState<MediaRecorder>();
  const [problem, setProblem] = useState<string>();
  const isPicture = capture === 'picture';
  useEffect(() => {
    let opened: MediaStream | undefined;
    let isCurrent = true;
    const off = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    openDevice(isPicture).then(
      (next) => {
        opened = next;
        if (!isCurrent) return off();
        setStream(next);
        if (video.current) video.current.srcObject = next;
      },
      (error: unknown) => isCurrent && setProblem(explain(error, isPicture)),
    );
    return () => {
      isCurrent = false;
      off();
    };
  }, [isPicture]);
  const finish = (file: File) => {
    onFile(file);
    onClose();
  };
  const takePicture = async () => {
    if (!video.current) return;
    try {
      finish(await pictureOf(video.current));
    } catch (error) {
      setProblem(explain(error, isPicture));
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
  const title = isPicture ? 'Take a photo' : 'Record a sound';
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={styles.capture}>
        <h2>{title}</h2>
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isPicture && problem === undefined && (
          <video ref={video} className={styles.video} autoPlay muted playsInline onLoadedData={() => setFrame(true)} />
        )}
        {!isPicture && problem === undefined && (
          <p role="status">
            {recorder ? 'Recording…' : stream ? 'The microphone is ready.' : 'Waiting for the microphone…'}
          </p>
        )}
        <div className={styles.actions}>
          {isPicture && (
            <Button
              look="primary"
              icon="image"
              label="Take it"
              disabled={!hasFrame}
              onClick={() => void takePicture()}
            />
          )}
          {!isPicture && !recorder && (
            <Button
              look="primary"
              icon="play"
              label="Start"
              disabled={!stream}
              onClick={() => stream && record(stream)}
            />
          )}
          {recorder && <Button look="primary" icon="stop" label="Finish" onClick={() => recorder.stop()} />}
          <Button look="outline" label="Cancel" onClick={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

function openDevice(isPicture: boolean): Promise<MediaStream> {
  // Absent outside of secure contexts.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return Promise.reject(new DOMException('', 'SecurityError'));
  return devices.getUserMedia(isPicture ? { video: { facingMode: 'environment' } } : { audio: true });
}

function explain(error: unknown, isPicture: boolean): string {
  const device = isPicture ? 'camera' : 'microphone';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return `The browser does not let this page use the ${device}. Allow it beside the address, then try again, or choose a file.`;
  if (name === 'NotFoundError') return `This machine has no ${device}. Connect one, or choose a file.`;
  if (name === 'NotReadableError') return `Another program uses the ${device}. Close it, then try again.`;
  if (name === 'SecurityError')
    return `Browsers offer the ${device} only to pages of this machine or with HTTPS. Choose a file.`;
  return `The ${device} could not be opened: ${error instanceof Error ? error.message : String(error)}`;
}

async function pictureOf(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The browser could not write the photo as JPEG.');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
