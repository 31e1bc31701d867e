import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** Whether a password, in whatever case, is among those that everybody tries first. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
