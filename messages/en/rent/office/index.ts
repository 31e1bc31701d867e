export { depositMails } from "./deposit-mails.ts";
export { jobMails } from "./job-mails.ts";
export { jobSheet } from "./job-sheet.tsx";
export { moveChanges } from "./move-changes.ts";
