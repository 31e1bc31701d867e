export { homeSizes } from "./home-sizes.ts";
export { vehicleTypes } from "./vehicle-types.ts";
