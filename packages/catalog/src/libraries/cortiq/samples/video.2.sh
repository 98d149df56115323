cortiq animate FILE.cmf --prompt "waves that roll onto a beach" --out waves.avi
