import { useRouter } from '@tanstack/react-router';

/**
 * Returns a function that is true while the reader stays at a path: false from the click on, with which they leave for another page, though
 * that page takes a while to load. A page that corrected its own address then would call them back.
 */
export function useStaysAt(path: string): () => boolean {
  const router = useRouter();
  return () => router.latestLocation.pathname.startsWith(path);
}
