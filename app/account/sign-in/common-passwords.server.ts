import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** Whether a password, in any case, is on the list of common passwords. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
