export { depositMails } from "./deposit-mails.ts";
export { fleet } from "./fleet.ts";
export { jobMails } from "./job-mails.ts";
export { jobSheet } from "./job-sheet.tsx";
export { moveBoard } from "./move-board.tsx";
export { moveChanges } from "./move-changes.ts";
export { moveCsv } from "./move-csv.ts";
export { moveDashboard } from "./move-dashboard.tsx";
