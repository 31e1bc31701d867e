export { homeSizes } from "./home-sizes.ts";
export { moveFacts } from "./move-facts.ts";
export { moveForm } from "./move-form.ts";
export { moveHome } from "./move-home.tsx";
export { ownMove } from "./own-move.ts";
export { vehicleTypes } from "./vehicle-types.ts";
