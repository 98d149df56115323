/** Scripts that complete command lines, by shell. Each asks the command itself for the candidates. */
export const SCRIPTS = {
  bash: `_hubkit() {
  local IFS=$'\\n'
  COMPREPLY=($(hubkit completion bash --words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  # Model ids contain no colon of bash's own word breaks; files are completed where there is no candidate.
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _hubkit hubkit
`,
  zsh: `#compdef hubkit
_hubkit() {
  local -a found
  found=("\${(@f)$(hubkit completion zsh --words "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${#found[1]} )); then compadd -Q -a found; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
compdef _hubkit hubkit
`,
  fish: `function __hubkit_candidates
  set -l words (commandline -opc) (commandline -ct)
  hubkit completion fish --words $words[2..-1] 2>/dev/null
end
complete -c hubkit -a '(__hubkit_candidates)'
`,
} as const;
