select definition from dropped \gexec
