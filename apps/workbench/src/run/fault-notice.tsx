import { useConnection, useHub } from '../services/hub-context.tsx';
import { Button } from '../ui/button.tsx';

interface FaultNoticeProps {
  readonly className?: string | undefined;
  /** The label of the way out. */
  readonly label: string;
  /** Makes the failed calls again, once the fault is off; absent while they cannot be made. */
  readonly onRetry: (() => void) | undefined;
}

/** Says that the user has turned a fault on, with the way out of it; nothing without a fault. */
export function FaultNotice({ className, label, onRetry }: FaultNoticeProps) {
  const { connection } = useHub();
  const fault = useConnection((state) => state.fault);
  if (!fault) return null;
  return (
    <p className={`row ${className}`} role="alert">
      {`You turned on the fault “${fault.name}”.`}
      {onRetry && (
        <Button
          size="small"
          look="primary"
          icon="refresh"
          label={label}
          onClick={() => {
            connection.arm(undefined);
            onRetry();
          }}
        />
      )}
    </p>
  );
}
