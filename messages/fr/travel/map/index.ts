export { hotelMap } from "./hotel-map.tsx";
export { hotelPlace } from "./hotel-place.ts";
export { mapControls } from "./map-controls.ts";
export { placeErrors } from "./place-errors.ts";
