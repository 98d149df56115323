cortiq imagine FILE.cmf --prompt "a lighthouse in the fog, watercolor" --out lighthouse.ppm
