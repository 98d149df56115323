// The least that a process can import: the baseline that the other imports are measured against.
