/** Longest names first: `linux-android` also ends in `android`. */
const OS = ['openharmony', 'android', 'darwin', 'freebsd', 'netbsd', 'openbsd', 'linux', 'win32'];
const CPU = ['arm64', 'loong64', 'ppc64', 'riscv64', 's390x', 'ia32', 'x64', 'arm'];
const LIBC = { gnu: 'glibc', musl: 'musl' };
const ENDING = new RegExp(
  `[/-](${OS.join('|')})-(${CPU.join('|')})(?:-(gnu|musl|msvc|eabi|gnueabihf|musleabihf))?$`,
);

export function findPlatform(name) {
  const [, os, cpu, abi = ''] = ENDING.exec(name) ?? [];
  if (os === undefined)
    throw new Error(`The platform of ${name} is not told by its name: write it by hand.`);
  const libc = LIBC[abi];
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}
