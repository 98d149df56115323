import { ShortcutList } from '../../ui/shortcut-list.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';

/** The list of shortcuts in a dialog. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <TitledDialog title="Keyboard shortcuts" onClose={onClose}>
      <ShortcutList />
    </TitledDialog>
  );
}
