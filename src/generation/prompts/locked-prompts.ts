/**
 * SHA-256 of every prompt as rendered for a fixed example, by name and version. A changed wording
 * fails its test: it needs a new file with a higher version, since results name the version.
 */
export const LOCKED_PROMPTS: Readonly<Record<string, string>> = {
  'candidate@1': '1142594d565cc93dd83ddc9fefffb1f1a01a6dee334931cf1b6926b8d476d21f',
  'registry@1': 'cc0b284c43b7a246cdb6961b4ea7479e5f3e6679ba52d627048f4f33466fa62d',
  'repair@1': '427815d4160480da76e213f70cf8dbdf183c7fd1509f7f554ed3db7fdd416b75',
}
