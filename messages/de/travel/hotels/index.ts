export { hotelAmenities } from "./hotel-amenities.ts";
export { hotelFields } from "./hotel-fields.ts";
export { hotelForm } from "./hotel-form.ts";
export { hotelPages } from "./hotel-pages.ts";
export { hotelPhotos } from "./hotel-photos.ts";
export { hotelPoints } from "./hotel-points.ts";
export { hotelStatus } from "./hotel-status.ts";
export { sectionForm } from "./section-form.ts";
