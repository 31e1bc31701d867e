export { hotelAmenities } from "./hotel-amenities.ts";
export { hotelPages } from "./hotel-pages.ts";
export { hotelPoints } from "./hotel-points.ts";
export { hotelStatus } from "./hotel-status.ts";
