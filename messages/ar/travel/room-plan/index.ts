export { housekeeping } from "./housekeeping.ts";
export { roomPlan } from "./room-plan.ts";
export { units } from "./units.ts";
