export { roomAmenities } from "./room-amenities.ts";
