export { hotelAmenities } from "./hotel-amenities.ts";
export { hotelPoints } from "./hotel-points.ts";
