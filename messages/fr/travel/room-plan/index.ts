export { cashReport } from "./cash-report.ts";
export { folio } from "./folio.ts";
export { housekeeping } from "./housekeeping.ts";
export { roomPlan } from "./room-plan.ts";
export { timeline } from "./timeline.ts";
export { units } from "./units.ts";
