export { depositMails } from "./deposit-mails.ts";
export { jobMails } from "./job-mails.ts";
export { moveChanges } from "./move-changes.ts";
export { moveCsv } from "./move-csv.ts";
export { moveFigures } from "./move-figures.ts";
