export { hotelAmenities } from "./hotel-amenities.ts";
