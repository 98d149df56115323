cortiq run FILE.cmf --prompt "Why is the sky blue?"
