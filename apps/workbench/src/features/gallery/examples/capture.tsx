import { CaptureDialog } from '@hubkit/react/capture';
import '@hubkit/react/capture.css';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <div className="hubkit-panel">
      <button type="button" className="hubkit-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Record
      </button>
      {name && <p>{`Recorded: ${name}`}</p>}
      {isOpen && <CaptureDialog capture="audio" onFile={(file) => setName(file.name)} onClose={() => setOpen(false)} />}
    </div>
  );
}
